import { ids, storyServer } from '@sakina/mocks';
import type { AppointmentId } from '@sakina/platform/contract';
import { ClockProvider } from '@sakina/platform/react';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import '../views/later/CancelSeriesDialog.tsx';
import '../views/later/NextSeat.tsx';
import '../views/later/SeatRow.tsx';
import '../views/later/SeriesRow.tsx';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const meta = {
  title: 'Consumer/Dashboard/Later',
  component: DashboardScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
} satisfies Meta<typeof DashboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const after = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Later' }));

/** The same page in the evening: the sessions of the day are over, and the group has not begun. */
const evening: Decorator = (Story) => (
  <ClockProvider clock={{ now: () => Date.parse('2026-11-24T22:30:00Z'), timeZone: 'America/New_York' }}>
    <Story />
  </ClockProvider>
);

const WEEK_MS = 7 * 86_400_000;

/** Three weekly sessions with the imam, from the seeded one on. */
const bookSeries = () =>
  storyServer.change((tables) => {
    const first = tables.appointments.get(ids.appointments.upcomingImam);
    if (!first) throw new TypeError('the seed has no session with the imam');
    for (const position of [1, 2, 3]) {
      const later = (instant: string) => new Date(Date.parse(instant) + (position - 1) * WEEK_MS).toISOString();
      tables.appointments.put({
        ...first,
        id: position === 1 ? first.id : (`apt-series${position}` as AppointmentId),
        startsAt: later(first.startsAt),
        endsAt: later(first.endsAt),
        series: { id: 'srs-story', position, size: 3, frequency: 'WEEKLY' },
      });
    }
  });

export const Seat: Story = {
  name: 'Lists a seat in a group among the sessions, with who leads it and when it is paid [ROUTE-20] [CLOUD-65]',
  play: async ({ canvas }) => {
    const later = await after(canvas);
    await expect((await later.findAllByText('Grief circle'))[0]).toBeVisible();
    await expect(later.getAllByText('Group session · Led by Dr. Amina Rahman')[0]).toBeVisible();
    await expect(later.getAllByText('You’ll get an invoice for $15 after the meeting.')[0]).toBeVisible();
    await expect(later.getAllByRole('link', { name: /^View your groups: Grief circle, / })[0]).toHaveAttribute(
      'href',
      '/community?show=groups',
    );
  },
};

export const SeatIsNext: Story = {
  name: 'A seat that comes before every session is what is next [ROUTE-20]',
  decorators: [evening],
  play: async ({ canvas }) => {
    const next = within(await canvas.findByRole('region', { name: 'Next group session' }));
    await expect(next.getByRole('heading', { level: 2, name: 'Starts in 60 minutes' })).toBeVisible();
    await expect(next.getByText('Grief circle')).toBeVisible();
    await expect(next.getByText('You can join once Dr. Amina Rahman starts the meeting.')).toBeVisible();
    await expect(next.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Next session' })).toBeNull();
  },
};

export const SeatCanceled: Story = {
  name: 'Says who canceled a meeting and that it costs nothing [ROUTE-20] [CLOUD-71]',
  beforeEach: () =>
    storyServer.change((tables) => {
      const row = tables.groupSessions
        .all()
        .find(
          ({ title, startsAt, participants }) =>
            title === 'Grief circle' &&
            startsAt > '2026-11-30' &&
            participants.some(({ id }) => id === ids.users.layla),
        );
      if (!row) throw new TypeError('the seed has no such meeting');
      tables.groupSessions.put({ ...row, status: 'CANCELLED', cancelledBy: 'HOST', cancellationReason: 'I am ill.' });
    }),
  play: async ({ canvas }) => {
    const later = await after(canvas);
    await expect(
      await later.findByText('Dr. Amina Rahman canceled this meeting. You won’t be charged for it.'),
    ).toBeVisible();
    await expect(later.getByText('I am ill.')).toBeVisible();
    await expect(later.queryByText('You have a seat')).toBeNull();
  },
};

export const Series: Story = {
  name: 'Shows a series as one row with its dates inside, and cancels all of it together [ROUTE-20] [CLOUD-562] [CLOUD-563]',
  beforeEach: bookSeries,
  play: async ({ canvas }) => {
    const later = await after(canvas);
    await expect(await later.findByText('3 weekly sessions')).toBeVisible();
    await userEvent.click(later.getByRole('button', { name: 'Show all dates with Imam Yusuf Demir' }));
    await expect(later.getAllByRole('button', { name: /^Cancel your session with Imam Yusuf Demir/ })).toHaveLength(3);
    await userEvent.click(later.getByRole('button', { name: /^Cancel all upcoming sessions of this series/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel all upcoming sessions?' }));
    await expect(await dialog.findByText('3 sessions with Imam Yusuf Demir')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel 3 sessions' }));
    await expect(await dialog.findByText('Choose the reason that fits best')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'I’m not well' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel 3 sessions' }));
    const toast = await screen.findByText('3 sessions are canceled');
    await waitFor(() => expect(toast).toBeVisible());
    await waitFor(() => expect(canvas.queryByText('3 weekly sessions')).toBeNull());
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar', viewport: { value: 'phone', isRotated: false } },
  beforeEach: bookSeries,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 جلسات أسبوعية')).toBeVisible();
    await expect((await canvas.findAllByText(/جلسة جماعية/))[0]).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};
