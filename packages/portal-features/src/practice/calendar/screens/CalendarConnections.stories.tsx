import { PINNED_NOW, scenarios, storyServer } from '@sakina/mocks';
import { syncCalendar } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CalendarScreen } from './CalendarScreen.tsx';
import { WithAddress } from '../story-help.tsx';

const meta = {
  title: 'Provider/Calendar connections',
  component: CalendarScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { place: { view: null, date: null, eventId: null }, onPlaceChange: fn(), onLeave: fn() },
  render: WithAddress,
} satisfies Meta<typeof CalendarScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The reader has just left for the page of Outlook. */
const startedSignIn = () =>
  storyServer.change((tables) => {
    const row = tables.calendarConnections.all().find(({ service }) => service === 'outlook');
    if (row)
      tables.calendarConnections.put({
        ...row,
        signIn: { startedAt: new Date(PINNED_NOW).toISOString(), writesSessions: false },
      });
  });

export const Connects: Story = {
  name: 'Connects and disconnects Google, and decides about an event over a session [CALL-7]',
  play: async ({ canvas, args }) => {
    const others = within(await canvas.findByRole('region', { name: 'Connected calendars' }));
    await expect(await others.findByText('Login expired')).toBeVisible();
    await userEvent.click(others.getByRole('button', { name: 'Sync now: Google Calendar' }));
    const conflict = within(await canvas.findByRole('region', { name: 'One outside event conflicts with a session' }));
    await expect(conflict.getByText('“Car inspection” overlaps the session with Noah Bergström')).toBeVisible();
    await userEvent.click(conflict.getByRole('button', { name: 'Keep both: “Car inspection” and the session' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: /outside event/ })).toBeNull());

    await userEvent.click(others.getByRole('button', { name: 'Disconnect Google Calendar' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Disconnect Google Calendar?' }));
    await expect(question.getByText(/4 events are removed from this calendar/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Disconnect' }));
    await userEvent.click(await others.findByRole('button', { name: 'Connect Google Calendar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect Google Calendar' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue to Google Calendar' }));
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledWith('/service-sign-in/google.html'));
  },
};

export const SignedIn: Story = {
  name: 'Connects a calendar with what its service answered, and reads it [CALL-7]',
  args: { signIn: { service: 'outlook', code: '0.AVYAk2xR8-demo-code' }, onSignInRead: fn() },
  beforeEach: () => startedSignIn(),
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(screen.getByText('Outlook is connected')).toBeVisible(), { timeout: 4000 });
    await expect(args.onSignInRead).toHaveBeenCalled();
    await waitFor(() => expect(canvas.queryByText('Outlook isn’t syncing: your login expired')).toBeNull());
  },
};

export const SignInRefused: Story = {
  name: 'Refuses a code that the service does not confirm, and offers the sign-in again [CALL-7]',
  args: { signIn: { service: 'outlook', code: 'nonsense 123' } },
  beforeEach: () => startedSignIn(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Outlook isn’t connected')).toBeVisible(), { timeout: 4000 });
    await expect(canvas.getByText(/Outlook didn’t confirm the login/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try logging in again' }));
    await expect(await screen.findByRole('dialog', { name: 'Connect Outlook' })).toBeVisible();
  },
};

export const SignInDeclined: Story = {
  name: 'Says that nothing changed where the sign-in was declined [CALL-7]',
  args: { signIn: { service: 'google', code: null } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/You declined on Google Calendar’s page/)).toBeVisible(), {
      timeout: 4000,
    });
  },
};

export const SignInExpired: Story = {
  name: 'Says on top that an expired sign-in allows double bookings, and signs in again [CALL-7]',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Outlook isn’t syncing: your login expired')).toBeVisible(), {
      timeout: 4000,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Log in to Outlook again' }));
    await expect(await screen.findByRole('dialog', { name: 'Connect Outlook' })).toBeVisible();
  },
};

export const FailingSync: Story = {
  name: 'Says that a sync failed, and keeps what was read before [CALL-7] [ERROR-2]',
  beforeEach: ({ msw }) => {
    msw.use(scenarios.failing(syncCalendar));
  },
  play: async ({ canvas }) => {
    const others = within(await canvas.findByRole('region', { name: 'Connected calendars' }));
    await userEvent.click(await others.findByRole('button', { name: 'Sync now: Google Calendar' }));
    await expect(await others.findByText('Sync is failing')).toBeVisible();
    await expect(others.getByText(/Events already imported stay/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Dentist/ })).toBeVisible();
  },
};
