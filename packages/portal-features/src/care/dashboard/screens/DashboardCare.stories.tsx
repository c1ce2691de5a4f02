import { ids, scenarios, storyServer } from '@sakina/mocks';
import { dischargeClient, listAppointments, listEndedCare } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const meta = {
  title: 'Consumer/Dashboard/Care',
  component: DashboardScreen,
  parameters: { layout: 'fullscreen', account: 'second@demo.test' },
} satisfies Meta<typeof DashboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Dr. Rahman ends the care of Noah. */
async function endCare() {
  await storyServer.as('therapist@demo.test').call(dischargeClient, {
    params: { id: ids.users.noah },
    body: { reason: 'OUT_OF_SCOPE', summary: 'Needs other care.', cancelAppointments: true },
  });
}

export const Ended: Story = {
  name: 'Says that care ended, what remains and how to come back, and nothing of the summary [ROUTE-20] [CALL-19]',
  beforeEach: endCare,
  play: async ({ canvas }) => {
    const ended = within(
      await canvas.findByRole('region', { name: 'Your care with Dr. Amina Rahman has ended' }, { timeout: 5000 }),
    );
    await expect(ended.getByRole('link', { name: 'Request a session with Dr. Amina Rahman' })).toHaveAttribute(
      'href',
      `/booking/${ids.providers.amina}`,
    );
    await expect(ended.getByRole('link', { name: 'Read your plan' })).toBeVisible();
    await expect(canvas.getByText(/Your care with Dr. Amina Rahman has ended, so this session/)).toBeVisible();
    await expect(canvas.queryByText(/Needs other care|had to cancel/)).toBeNull();
  },
};

export const EndedByOneWhoIsAway: Story = {
  name: 'After care ended with someone who takes no bookings any more, leads to someone else [ROUTE-20] [CALL-19]',
  beforeEach: async ({ msw }) => {
    await endCare();
    const { items } = await storyServer.as('second@demo.test').call(listEndedCare, {});
    const away = items.map((item) => ({ ...item, isProviderAway: true as const }));
    msw.use(scenarios.answering(listEndedCare, { items: away }));
  },
  play: async ({ canvas }) => {
    const ended = within(
      await canvas.findByRole('region', { name: 'Your care with Dr. Amina Rahman has ended' }, { timeout: 5000 }),
    );
    await expect(ended.getByRole('link', { name: 'Find someone else' })).toBeVisible();
    await expect(ended.getByRole('link', { name: 'Safety plan and help in a crisis' })).toBeVisible();
    await expect(ended.queryByRole('link', { name: /^Request a session/ })).toBeNull();
  },
};

export const EndedOnAPhone: Story = {
  globals: { locale: 'ar', viewport: { value: 'phone', isRotated: false } },
  beforeEach: endCare,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^انتهت رعايتك مع/ }, { timeout: 5000 })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const HeldBack: Story = {
  name: 'Says that the provider cannot hold a session, and offers no way into it [SESSION-1]',
  beforeEach: async ({ msw }) => {
    const read = await storyServer.as('second@demo.test').call(listAppointments, { query: { as: 'client' } });
    const items = read.items.map((item) =>
      item.status === 'CONFIRMED' ? { ...item, heldBack: 'LAPSED' as const } : item,
    );
    msw.use(scenarios.answering(listAppointments, scenarios.whole(items)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dr. Amina Rahman can’t hold this session right now')).toBeVisible();
    await expect(canvas.getByText(/If it’s canceled, you pay nothing/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Join' })).toBeNull();
  },
};

export const ProviderAway: Story = {
  name: 'Leads to someone else where the provider takes no bookings any more, and offers no move that would be refused [SESSION-1]',
  beforeEach: async ({ msw }) => {
    const read = await storyServer.as('second@demo.test').call(listAppointments, { query: { as: 'client' } });
    const items = read.items.map((item) =>
      item.status === 'CONFIRMED'
        ? { ...item, status: 'PENDING' as const, heldBack: 'SUSPENDED' as const, isProviderAway: true as const }
        : { ...item, isProviderAway: true as const },
    );
    msw.use(scenarios.answering(listAppointments, scenarios.whole(items)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You can also cancel it yourself and find someone else/)).toBeVisible();
    const [elsewhere] = await canvas.findAllByRole('link', { name: /^Find someone else: Dr\. Amina Rahman isn’t/ });
    await expect(elsewhere).toHaveAttribute('href', '/find-therapist?kind=therapist');
    await expect(
      canvas.queryByRole('link', { name: /^(Book (again|another time)|Move your session) with Dr\. Amina/ }),
    ).toBeNull();
    await expect(canvas.queryByText(/Awaiting confirmation/)).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /^Withdraw request/ })[0]).toBeVisible();
  },
};

export const Requests: Story = {
  name: 'Names a request that was declined or withdrawn so, and never a canceled session [CALL-13]',
  beforeEach: async ({ msw }) => {
    const read = await storyServer.as('second@demo.test').call(listAppointments, { query: { as: 'client' } });
    const [first] = read.items;
    if (!first) throw new Error('The seed has no session of this client');
    const cancelled = (id: string, by: 'CLIENT' | 'PROVIDER', startsAt: string) => ({
      ...first,
      id: id as typeof first.id,
      status: 'CANCELLED' as const,
      startsAt,
      endsAt: startsAt.replace(':00:00Z', ':50:00Z'),
      cancellation: {
        by,
        at: '2026-11-24T12:00:00Z',
        fee: { amountMinor: 0, currency: 'USD' as const },
        reason: { code: 'PROVIDER_UNAVAILABLE' as const, text: null },
        wasRequest: true as const,
      },
    });
    const items = [
      cancelled('apt-declined', 'PROVIDER', '2026-11-26T15:00:00Z'),
      cancelled('apt-withdrawn', 'CLIENT', '2026-11-27T15:00:00Z'),
    ];
    msw.use(scenarios.answering(listAppointments, scenarios.whole(items)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Declined')).toBeVisible();
    await expect(canvas.getByText('Dr. Amina Rahman couldn’t take your request. You aren’t charged.')).toBeVisible();
    await expect(canvas.getByText('Request withdrawn')).toBeVisible();
    await expect(canvas.queryByText('Canceled')).toBeNull();
  },
};
