import { ids, make, scenarios } from '@sakina/mocks';
import { listAppointments, listCalendarEvents } from '@sakina/platform/contract';
import { PracticeClock } from '@sakina/platform/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ProviderPortalScreen } from './ProviderPortalScreen.tsx';
import { forgetCalls } from '../../../shared/testing/story-calls.ts';
import { minutes } from '../../../shared/testing/story-times.ts';

const meta = {
  title: 'Provider/Portal/Sessions and bookings',
  component: ProviderPortalScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
  beforeEach: () => forgetCalls(),
} satisfies Meta<typeof ProviderPortalScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const DeviceElsewhere: Story = {
  name: 'Has the practice’s times where the device is on Lord Howe Island, with the reader’s own clock beside them',
  globals: { timeZone: 'Australia/Lord_Howe' },
  decorators: [
    (Story) => (
      <PracticeClock>
        <Story />
      </PracticeClock>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /^Tuesday, November 24 · Eastern Time\. Where you are, it’s 2:00\sAM on Wednesday, November 25\.$/,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Good morning, Amina' })).toBeVisible();
    const next = within(await canvas.findByRole('region', { name: 'Up next' }));
    await expect(await next.findByText(/Today, 10:30/)).toBeVisible();
  },
};

export const UnderWay: Story = {
  name: 'Leads back into a session under way [SESSION-3]',
  beforeEach: ({ msw }) => {
    const running = make.appointment({
      id: ids.appointments.startable,
      status: 'IN_PROGRESS',
      startsAt: minutes(-15),
      endsAt: minutes(35),
      startedAt: minutes(-12),
    });
    msw.use(scenarios.answering(listAppointments, scenarios.whole([running])));
  },
  play: async ({ canvas }) => {
    const next = within(await canvas.findByRole('region', { name: 'Up next' }));
    await expect(await next.findByRole('link', { name: 'Return to the session' })).toBeVisible();
    await expect(next.getByText('In progress since 9:48 AM')).toBeVisible();
  },
};

export const CanceledToday: Story = {
  name: 'Keeps a session that was canceled in its place of the day, struck through and not counted',
  beforeEach: ({ msw }) => {
    const canceled = make.appointment({
      id: ids.appointments.startable,
      status: 'CANCELLED',
      startsAt: minutes(30),
      endsAt: minutes(80),
    });
    const event = make.calendarEvent({ startsAt: canceled.startsAt, endsAt: canceled.endsAt });
    msw.use(
      scenarios.answering(listAppointments, scenarios.whole([canceled])),
      scenarios.answering(listCalendarEvents, { items: [event] }),
    );
  },
  play: async ({ canvas }) => {
    const today = within(await canvas.findByRole('region', { name: 'Today' }));
    const line = await today.findByRole('listitem');
    await waitFor(() => expect(within(line).getByText('Canceled')).toBeVisible());
    await expect(within(line).getByText('Layla Haddad').closest('strong')).toHaveStyle({
      textDecorationLine: 'line-through',
    });
    await expect(today.getByText('No sessions')).toBeVisible();
    await expect(today.queryByRole('link', { name: /^Start/ })).toBeNull();
  },
};

export const NotYet: Story = {
  name: 'Says from when a later session can be started',
  beforeEach: ({ msw }) => {
    msw.use(
      scenarios.answering(listAppointments, scenarios.whole([make.appointment()])),
      scenarios.empty(listCalendarEvents),
    );
  },
  play: async ({ canvas }) => {
    // The panel is drawn again once the calendar’s entries are there.
    await waitFor(() => expect(canvas.getByText(/You can start it from tomorrow/)).toBeVisible());
    await expect(canvas.queryByRole('link', { name: 'Start session' })).toBeNull();
  },
};

export const NewBooking: Story = {
  name: 'Shows what was booked lately',
  beforeEach: ({ msw }) => {
    const booked = make.appointment({
      client: { id: ids.users.noah, displayName: 'Noah Bergström' },
      createdAt: minutes(-40),
    });
    msw.use(scenarios.answering(listAppointments, scenarios.whole([booked])));
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'New bookings' });
    await expect(within(list).getByText('Noah Bergström')).toBeVisible();
    await expect(within(list).getByText(/Thursday, November 26/)).toBeVisible();
  },
};

export const Confirms: Story = {
  name: 'Confirms a booking that waits for it, with the way to move or decline it beside [ROUTE-27] [CLOUD-281]',
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'New bookings' }));
    await expect(list.getByRole('link', { name: /^Move or decline .*’s booking/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/provider\/calendar\?view=day&date=2026-11-25&event=apt-/),
    );
    await userEvent.click(list.getByRole('button', { name: /^Confirm .*’s booking/ }));
    await waitFor(() => expect(screen.getByText(/’s booking is confirmed$/)).toBeVisible());
    await waitFor(() => expect(list.queryByText('Needs confirmation')).not.toBeInTheDocument());
  },
};
