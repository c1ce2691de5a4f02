import {
  cancelManySessions,
  getAdminSession,
  previewSessionCancel,
  readCancellationText,
} from '@sakina/platform/contract';
import { ids, scenarios } from '@sakina/mocks';
import { AdminSessionsScreen } from '@sakina/portal-features/administration/sessions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { addressOf, WithAddress } from '../story-help.tsx';
import { inAllParts } from '../../../shared/testing/story-text.ts';

const { twoWeeksAgo, cancelled } = ids.appointments;

const meta = {
  title: 'Admin/Sessions/Details',
  component: AdminSessionsScreen,
  parameters: { layout: 'fullscreen', account: 'admin@demo.test' },
  globals: { theme: 'admin', density: 'compact', viewport: { value: 'desktop', isRotated: false } },
  args: { address: addressOf(), onAddressChange: fn() },
  render: (args) => <WithAddress {...args} />,
} satisfies Meta<typeof AdminSessionsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Details: Story = {
  args: { address: addressOf(`session=${twoWeeksAgo}`) },
  play: async ({ args }) => {
    const panel = await screen.findByRole('region', { name: 'Session details' });
    const events = await within(panel).findByRole('list', { name: 'Timeline' });
    const happened = within(events)
      .getAllByRole('listitem')
      .map((event) => within(event).getByText(/^(Booked|Started|Ended|Billed|Note signed)$/).textContent);
    await expect(happened).toEqual(['Booked', 'Started', 'Ended', 'Billed', 'Note signed']);
    await expect(
      within(panel).getByText(inAllParts('Tuesday, November 10, 2:30 – 3:20 PM, Eastern Time')),
    ).toBeVisible();
    await expect(within(panel).getByText(/^\d+ minutes$/)).toBeVisible();
    await expect(within(panel).getByRole('link', { name: 'Layla Haddad' })).toHaveAttribute(
      'href',
      `/admin/users?user=${ids.users.layla}`,
    );
    await expect(within(panel).getByRole('link', { name: /Amina Rahman/ })).toHaveAttribute(
      'href',
      `/admin/providers?provider=${ids.providers.amina}`,
    );
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }));
    await expect(args.onAddressChange).toHaveBeenLastCalledWith(expect.objectContaining({ sessionId: null }));
  },
};

export const DetailsInTwoZones: Story = {
  name: 'Details name every zone concerned [CARE-9]',
  args: { address: addressOf(`session=${ids.appointments.upcomingImam}`) },
  play: async () => {
    const panel = await screen.findByRole('region', { name: 'Session details' });
    const times = await within(panel).findByRole('region', { name: 'Time' });
    await expect(times).toHaveTextContent(/Your timeMonday, November 30, 7:00 – 7:50 AM, Eastern Time/);
    await expect(times).toHaveTextContent(/Provider’s timeMonday, November 30, 3:00 – 3:50 PM, Türkiye/);
    await expect(times).toHaveTextContent(/Client’s timeSame as yours/);
  },
};

export const DetailsOfACancellation: Story = {
  args: { address: addressOf(`session=${cancelled}`) },
  play: async () => {
    const panel = await screen.findByRole('region', { name: 'Session details' });
    const part = await within(panel).findByRole('region', { name: 'Cancellation' });
    await expect(part).toHaveTextContent('The client');
    await expect(part).toHaveTextContent('Not feeling well');
    await expect(within(panel).getByText('Not billed')).toBeVisible();
  },
};

export const ClientsWordsAreReadByAnAct: Story = {
  name: 'What a client wrote about a cancellation is read by an act that the log keeps [ADM-62]',
  args: { address: addressOf(`session=${cancelled}`) },
  play: async () => {
    const panel = await screen.findByRole('region', { name: 'Session details' });
    const part = await within(panel).findByRole('region', { name: 'Cancellation' });
    await expect(within(part).getByText(/recorded in the audit log/)).toBeVisible();
    await userEvent.click(within(part).getByRole('button', { name: 'Show what they wrote' }));
    await expect(await within(part).findByText('I have a fever and would rather rest.')).toBeVisible();
    await userEvent.click(within(part).getByRole('button', { name: 'Hide what they wrote' }));
    await expect(within(part).queryByText(/fever/)).toBeNull();
  },
};

export const ClientsWordsFail: Story = {
  args: { address: addressOf(`session=${cancelled}`) },
  beforeEach: ({ msw }) => msw.use(scenarios.failing(readCancellationText)),
  play: async () => {
    const panel = await screen.findByRole('region', { name: 'Session details' });
    const part = await within(panel).findByRole('region', { name: 'Cancellation' });
    await userEvent.click(within(part).getByRole('button', { name: 'Show what they wrote' }));
    await expect(await within(part).findByRole('alert')).toBeVisible();
    await expect(within(part).getByRole('button', { name: 'Show what they wrote' })).toBeEnabled();
  },
};

export const DetailsShowNoClinicalText: Story = {
  args: { address: addressOf(`session=${ids.appointments.startable}`) },
  play: async () => {
    const panel = await screen.findByRole('region', { name: 'Session details' });
    await within(panel).findByRole('list', { name: 'Timeline' });
    await expect(panel).not.toHaveTextContent('The nights before my presentation');
  },
};

export const DetailsLoading: Story = {
  args: { address: addressOf(`session=${twoWeeksAgo}`) },
  beforeEach: ({ msw }) => msw.use(scenarios.loading(getAdminSession)),
  play: async () => {
    const panel = await screen.findByRole('region', { name: 'Session details' });
    await expect(await within(panel).findByRole('status')).toHaveTextContent('Loading the session…');
  },
};

export const DetailsError: Story = {
  args: { address: addressOf(`session=${twoWeeksAgo}`) },
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(getAdminSession)),
  play: async () => {
    const panel = await screen.findByRole('region', { name: 'Session details' });
    await userEvent.click(await within(panel).findByRole('button', { name: 'Try again' }));
    await expect(await within(panel).findByRole('list', { name: 'Timeline' })).toBeVisible();
  },
};

export const DetailsNotFound: Story = {
  args: { address: addressOf('session=apt-unknown') },
  play: async () => {
    const panel = await screen.findByRole('region', { name: 'Session details' });
    await expect(await within(panel).findByRole('alert')).toHaveTextContent('We couldn’t find this session');
  },
};

export const Cancels: Story = {
  name: 'Canceling says first which session ends, what goes back and who is told [ROUTE-26]',
  args: { address: addressOf(`session=${ids.appointments.noahUpcoming}`) },
  play: async () => {
    const panel = await screen.findByRole('region', { name: 'Session details' });
    await userEvent.click(await within(panel).findByRole('button', { name: 'Cancel session' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this session on behalf of the platform?' });
    await expect(await within(dialog).findByText(/The client isn’t charged/)).toBeVisible();
    await expect(within(dialog).getByText(/with Dr. Amina Rahman\./)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the session' }));
    await expect(await within(dialog).findByText('Choose a reason.')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: /Reason/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Provider unavailable' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the session' }));
    await expect(await within(panel).findByText('An administrator')).toBeVisible();
  },
};

export const CancelsADay: Story = {
  name: 'Several sessions of a provider’s day are shown one by one before they are canceled together',
  args: { address: addressOf(`session=${ids.appointments.noahUpcoming}`) },
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(previewSessionCancel, {
        items: ['Noah Fischer', 'Layla Haddad'].map((clientName, index) => ({
          id: `apt-${index}` as never,
          startsAt: '2026-11-25T15:00:00Z',
          clientName,
          providerName: 'Dr. Amina Rahman',
          refund: { amountMinor: 9000, currency: 'USD' },
        })),
        dayCount: 2,
        mark: 'setofday',
      }),
      scenarios.failingOnce(cancelManySessions, { status: 409, code: 'SELECTION_CHANGED' }),
    ),
  play: async () => {
    const panel = await screen.findByRole('region', { name: 'Session details' });
    await userEvent.click(await within(panel).findByRole('button', { name: 'Cancel session' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this session on behalf of the platform?' });
    await userEvent.click(await within(dialog).findByRole('radio', { name: /All 2 sessions/ }));
    await expect(await within(dialog).findByText(/Layla Haddad with Dr. Amina Rahman. \$90 /)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: /Reason/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Provider unavailable' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel 2 sessions' }));
    await expect(await within(dialog).findByText('These sessions have changed')).toBeVisible();
  },
};
