import { ids, make, scenarios } from '@sakina/mocks';
import { listAppointments, listGroupSessions } from '@sakina/platform/contract';
import { ClockProvider } from '@sakina/platform/react';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DashboardScreen } from './DashboardScreen.tsx';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { inAllParts } from '../../../shared/testing/story-text.ts';

const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Consumer/Dashboard',
  component: DashboardScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
} satisfies Meta<typeof DashboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The same page at another moment, or in another zone, than the pinned one. */
const at =
  (instant: string, timeZone = 'America/New_York'): Decorator =>
  (Story) => (
    <ClockProvider clock={{ now: () => Date.parse(instant), timeZone }}>
      <Story />
    </ClockProvider>
  );

export const Default: Story = {
  name: 'Answers what is next, and when the room opens [ROUTE-20]',
  play: async ({ canvas }) => {
    const next = within(await canvas.findByRole('region', { name: 'Next session' }));
    await expect(next.getByRole('heading', { level: 2, name: 'Starts in 30 minutes' })).toBeVisible();
    await expect(next.getByText(inAllParts(/^Today, 10:30 – 11:20 AM, Eastern Time$/))).toBeVisible();
    await expect(next.getByRole('button', { name: 'Join' })).toBeDisabled();
    await expect(next.getByText(/You can join from 10:15 AM/)).toBeVisible();
    const later = within(canvas.getByRole('region', { name: 'Later' }));
    await expect(later.getByRole('link', { name: /Move your session with Imam Yusuf Demir/ })).toHaveAttribute(
      'href',
      `/booking/${ids.providers.yusuf}?reschedule=${ids.appointments.upcomingImam}`,
    );
    await expect(later.getByText(/For Imam Yusuf Demir: .*Türkiye (Standard )?Time/)).toBeVisible();
    const past = within(canvas.getByRole('region', { name: 'Past sessions' }));
    // A seat in a group is one of the five lines that are shown first.
    await expect(await past.findByRole('link', { name: /^View your groups: Grief circle/ })).toBeVisible();
    await expect(past.getAllByRole('link', { name: /^Book again/ })).toHaveLength(4);
  },
};

export const RoomOpen: Story = {
  name: 'Lets in a quarter of an hour before the start',
  decorators: [at('2026-11-24T15:16:00Z')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Join' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/join\/[a-z0-9]+$/),
    );
    await expect(canvas.getByText('The room is open. You can join whenever you’re ready.')).toBeVisible();
  },
};

export const InProgress: Story = {
  name: 'Shows a session under way before everything else',
  decorators: [at('2026-11-24T15:36:00Z')],
  beforeEach: ({ msw }) => {
    const running = make.appointment({
      id: ids.appointments.startable,
      status: 'IN_PROGRESS',
      startsAt: '2026-11-24T15:30:00Z',
      endsAt: '2026-11-24T16:20:00Z',
      startedAt: '2026-11-24T15:31:00Z',
    });
    msw.use(scenarios.answering(listAppointments, scenarios.whole([running])));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Join now' })).toBeVisible();
    await expect(canvas.getByText('In progress')).toBeVisible();
    // Begun a minute late: told from when it was begun, as the room does.
    await expect(canvas.getByRole('heading', { name: 'Started 5 minutes ago' })).toBeVisible();
    await expect(canvas.getByText('Dr. Amina Rahman is in the room.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Cancel your session/ })).toBeNull();
  },
};

export const NotBegun: Story = {
  name: 'Says of a session whose time has come that it was due, not that it started, until someone starts it',
  decorators: [at('2026-11-24T15:42:00Z')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Was due to start 12 minutes ago' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Join' })).toBeVisible();
    await expect(canvas.queryByText('In progress')).not.toBeInTheDocument();
  },
};

export const InPerson: Story = {
  name: 'Says where to go for a session in person',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.empty(listGroupSessions),
      scenarios.answering(
        listAppointments,
        scenarios.whole([
          make.appointment({ mode: 'IN_PERSON', location: '214 Court Street, Suite 3, Brooklyn, NY 11201' }),
        ]),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('In person: 214 Court Street, Suite 3, Brooklyn, NY 11201')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Join' })).toBeNull();
  },
};

export const InPersonFromElsewhere: Story = {
  ...InPerson,
  name: 'Says when to be there by the clock of the place, and what that is on the reader’s [CARE-9]',
  decorators: [at('2026-11-24T15:00:00Z', 'Australia/Sydney')],
  play: async ({ canvas }) => {
    const next = within(await canvas.findByRole('region', { name: 'Next session' }));
    await expect(
      await next.findByText(inAllParts('Thursday, November 26, 2:30 – 3:20 PM, Eastern Time')),
    ).toBeVisible();
    await expect(next.getByText(/^Your time: .*Australian Eastern Time$/)).toBeVisible();
  },
};

export const ElsewhereInTheWorld: Story = {
  name: 'Tells times by both clocks when the reader is elsewhere [CARE-9]',
  decorators: [at('2026-11-24T15:00:00Z', 'Asia/Kathmandu')],
  play: async ({ canvas }) => {
    const next = within(await canvas.findByRole('region', { name: 'Next session' }));
    await expect(next.getByText(inAllParts('Today, 9:15 – 10:05 PM, Nepal Time'))).toBeVisible();
    await expect(
      next.getByText(inAllParts(/For Dr. Amina Rahman: Tuesday, November 24, 10:30 – 11:20 AM, Eastern Time/)),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listAppointments)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your next session…')).toBeInTheDocument();
    await expect(canvas.getByText('Loading your past sessions…')).toBeInTheDocument();
  },
};

export const Slow: Story = {
  name: 'A slow answer: says what it looks for, then shows it',
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listAppointments)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your next session…')).toBeInTheDocument();
    const next = within(await canvas.findByRole('region', { name: 'Next session' }));
    await expect(next.getByRole('heading', { level: 2, name: 'Starts in 30 minutes' })).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Begins the path for someone new',
  parameters: { account: 'newcomer@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your first session will appear here' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find a therapist' })).toHaveAttribute('href', '/find-therapist');
    await expect(canvas.getByRole('link', { name: 'Find an imam or a mentor' })).toHaveAttribute(
      'href',
      '/find-leader',
    );
  },
};

export const NothingAhead: Story = {
  name: 'Leads back to someone met before when nothing is booked',
  decorators: [at('2027-03-01T15:00:00Z')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing booked right now' })).toBeVisible();
    await expect((await canvas.findAllByRole('link', { name: 'Book again with Dr. Amina Rahman' }))[0]).toBeVisible();
  },
};

export const Error: Story = {
  name: 'Fails panel by panel, and reads again on request [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listAppointments)),
  play: async ({ canvas }) => {
    // One of the two reads failed; the other panel stands.
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('region', { name: 'Next session' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

export const Denied: Story = {
  name: 'Says in words what is refused and whom to write to, and does not offer to try in vain',
  beforeEach: ({ msw }) => msw.use(scenarios.denied(listAppointments)),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('alert');
    await expect(first).toHaveTextContent('You don’t have access to this');
    await expect(first).toHaveTextContent('support@sakina.example');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const SignedOut: Story = {
  name: 'Says when the session has ended',
  beforeEach: ({ msw }) => msw.use(scenarios.sessionExpired(listAppointments)),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('alert'))[0]).toHaveTextContent('You’ve been logged out');
  },
};

export const LongText: Story = {
  name: 'Holds long names',
  globals: phone,
  beforeEach: ({ msw }) => {
    const provider = {
      id: ids.providers.longName,
      displayName: 'Dra. Maria Fernanda de Albuquerque Cavalcanti-Wolffenbüttel',
      kind: 'THERAPIST' as const,
    };
    const first = make.appointment({ provider, timeZone: 'America/Sao_Paulo', status: 'PENDING' });
    const second = make.appointment({
      id: ids.appointments.upcomingImam,
      provider: { ...provider, displayName: 'الشيخ عبد الرحمن بن عبد العزيز آل الشيخ المنصوري' },
      startsAt: '2026-12-03T19:30:00Z',
      endsAt: '2026-12-03T20:20:00Z',
    });
    msw.use(scenarios.answering(listAppointments, scenarios.whole([first, second])));
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Cavalcanti-Wolffenbüttel/))[0]).toBeVisible();
    await expect((await canvas.findAllByText(/آل الشيخ المنصوري/))[0]).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const next = within(await canvas.findByRole('region', { name: 'الجلسة التالية' }));
    await expect(next.getByRole('heading', { level: 2, name: 'تبدأ خلال 30 دقيقة' })).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  },
};

export const Phone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Next session' })).toBeVisible();
  },
};
