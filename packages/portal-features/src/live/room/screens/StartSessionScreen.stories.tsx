import { ids, make, scenarios, storyServer } from '@sakina/mocks';
import {
  getAppointment,
  getConsent,
  listAppointments,
  startRecording,
  verifyCredentials,
} from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StartSessionScreen } from './StartSessionScreen.tsx';

const meta = {
  title: 'Provider/Start session',
  component: StartSessionScreen,
  args: { appointmentId: ids.appointments.startable, onAppointmentChange: fn() },
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
} satisfies Meta<typeof StartSessionScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Presses start once the session is shown, and starts it early: the story’s clock is half an hour before its time. */
async function start(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Start session' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Start this session early?' }));
  await userEvent.click(asked.getByRole('button', { name: 'Start now' }));
}

/** The line of one check. */
function line(canvas: Canvas, label: string) {
  const list = within(canvas.getByRole('list', { name: 'Checks before the session' }));
  const found = list.getAllByRole('listitem').find((item) => item.textContent?.startsWith(label));
  if (!found) throw new globalThis.Error(`No check is called ${label}`);
  return found;
}

export const Default: Story = {
  name: 'Shows the session at a glance and the checks that are to come [ROUTE-28]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Session with Layla Haddad' })).toBeVisible();
    await expect(canvas.getByText(/Today, 10:30 – 11:20 AM, Eastern Time/)).toBeVisible();
    await expect(canvas.getByText(/The nights before my presentation/)).toBeVisible();
    const checks = within(canvas.getByRole('list', { name: 'Checks before the session' })).getAllByRole('listitem');
    await expect(checks.map((check) => check.textContent)).toEqual([
      'Verify your credentialsWaiting',
      'Check the client’s consentWaiting',
      'Start the sessionWaiting',
      'Prepare the recordingWaiting',
      'Start the billing timerWaiting',
    ]);
  },
};

export const Starts: Story = {
  name: 'Runs the checks and opens the room [SESSION-1]',
  play: async ({ canvas }) => {
    await start(canvas);
    await expect(await canvas.findByRole('button', { name: 'Leave or end' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Session with Layla Haddad' })).toHaveFocus(),
    );
    await expect(canvas.getByText(/Billed from 10:00 AM, Eastern Time/)).toBeVisible();
  },
};

export const Early: Story = {
  name: 'Asks before a session starts early or unconfirmed, and starts nothing by itself [ROUTE-28]',
  beforeEach: ({ msw }) => {
    msw.use(
      scenarios.answering(
        getAppointment,
        make.appointment({ id: ids.appointments.startable, status: 'PENDING', startsAt: '2026-11-25T20:30:00Z' }),
      ),
    );
  },
  play: async ({ canvas }) => {
    const press = await canvas.findByRole('button', { name: 'Start session' });
    await userEvent.click(press);
    const asked = await screen.findByRole('alertdialog', { name: 'Start this session early?' });
    await expect(asked).toHaveTextContent('It starts tomorrow, 3:30 PM.');
    await expect(asked).toHaveTextContent('You haven’t confirmed this booking yet. Starting the session confirms it.');
    await expect(within(asked).getByRole('button', { name: 'Not yet' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(press).toHaveFocus());
    await expect(line(canvas, 'Verify your credentials')).toHaveTextContent('Waiting');
  },
};

export const OtherRunning: Story = {
  name: 'Starts no second session beside one that is running, and leads back to it [ROUTE-28]',
  beforeEach: ({ msw }) => {
    msw.use(
      scenarios.answering(listAppointments, {
        items: [make.appointment({ id: 'apt-running', status: 'IN_PROGRESS', startedAt: '2026-11-24T14:30:00Z' })],
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Return to that session' })).toHaveAttribute(
      'href',
      '/provider/start-session?appointment=apt-running',
    );
    await expect(canvas.queryByRole('button', { name: 'Start session' })).toBeNull();
  },
};

export const Running: Story = {
  name: 'Shows the check that is under way, and takes a second press for the first [SESSION-1]',
  beforeEach: ({ msw }) => {
    msw.use(scenarios.loading(getConsent));
  },
  play: async ({ canvas }) => {
    await start(canvas);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /Start session/ }));
    await expect(await canvas.findByText('Step 2 of 5: Check the client’s consent')).toBeInTheDocument();
    await expect(line(canvas, 'Verify your credentials')).toHaveTextContent('Done');
    await expect(line(canvas, 'Check the client’s consent')).toHaveTextContent('In progress');
  },
};

export const NotVerified: Story = {
  name: 'Stops where the credentials are not verified [SESSION-1]',
  args: { appointmentId: ids.appointments.unverified },
  parameters: { account: 'unverified@demo.test' },
  play: async ({ canvas }) => {
    await start(canvas);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Provider credentials not verified');
    await expect(alert).toHaveTextContent('The session hasn’t started, and nothing is billed.');
    await expect(within(alert).getByRole('link', { name: 'Go to your credentials' })).toHaveAttribute(
      'href',
      '/provider/credentials',
    );
    await expect(line(canvas, 'Check the client’s consent')).toHaveTextContent('Waiting');
    await waitFor(() => expect(within(alert).getByRole('button', { name: 'Try again from this step' })).toHaveFocus());
  },
};

export const NoConsent: Story = {
  name: 'Stops where the client’s consent is missing [SESSION-1]',
  args: { appointmentId: ids.appointments.withoutConsent },
  play: async ({ canvas }) => {
    await start(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Patient consent required');
    await expect(line(canvas, 'Verify your credentials')).toHaveTextContent('Done');
    await expect(line(canvas, 'Start the session')).toHaveTextContent('Waiting');
  },
};

export const NotStartable: Story = {
  name: 'Says why an appointment cannot be started',
  args: { appointmentId: ids.appointments.upcoming },
  play: async ({ canvas }) => {
    await start(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'It’s canceled or over, or it starts more than a day from now.',
    );
  },
};

export const RetryGoesOn: Story = {
  name: 'Goes on at the step that failed when tried again [SESSION-1]',
  beforeEach: ({ msw }) => {
    msw.use(scenarios.failingOnce(startRecording));
  },
  play: async ({ canvas }) => {
    await start(canvas);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('We couldn’t prepare the recording');
    await expect(alert).toHaveTextContent('The session has started. Nothing is billed until the timer is running.');
    await expect(line(canvas, 'Start the billing timer')).toHaveTextContent('Waiting');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again from this step' }));
    await expect(document.body).not.toHaveFocus();
    await expect(await canvas.findByRole('button', { name: 'Leave or end' })).toBeVisible();
  },
};

export const ConnectionCut: Story = {
  name: 'Says that nothing is billed when the connection is cut during the checks',
  beforeEach: ({ msw }) => {
    msw.use(scenarios.offline(verifyCredentials));
  },
  play: async ({ canvas }) => {
    await start(canvas);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('We couldn’t check your credentials');
    await expect(alert).toHaveTextContent('nothing is billed');
  },
};

export const Choose: Story = {
  name: 'Asks which session, where the address names none',
  args: { appointmentId: undefined },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Which session do you want to start?' }),
    ).toBeVisible();
    const list = await canvas.findByRole('list', { name: 'Sessions you can start' });
    await expect(within(list).getByRole('link', { name: 'Layla Haddad' })).toHaveAttribute(
      'href',
      `/provider/start-session?appointment=${ids.appointments.startable}`,
    );
  },
};

export const ChooseConflict: Story = {
  name: 'Marks a session that is at the same time as a group, by the name of the group [ROUTE-28]',
  args: { appointmentId: undefined },
  beforeEach: () =>
    storyServer.change((tables) => {
      const row = tables.appointments.get(ids.appointments.startable);
      if (!row) throw new TypeError('the seed has no session to start');
      tables.appointments.put({ ...row, startsAt: '2026-11-24T23:30:00Z', endsAt: '2026-11-25T00:20:00Z' });
    }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^Conflicts with .*Grief circle/))[0]).toBeVisible();
  },
};

export const ChooseEmpty: Story = {
  name: 'Empty: says when a session can be started',
  args: { appointmentId: undefined },
  beforeEach: ({ msw }) => {
    msw.use(scenarios.empty(listAppointments));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No sessions to start' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to your portal' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(scenarios.loading(getAppointment));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the session…')).toBeInTheDocument();
  },
};

export const Slow: Story = {
  name: 'A slow answer: says that the session is on its way, then shows it',
  beforeEach: ({ msw }) => {
    msw.use(scenarios.slow(getAppointment));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the session…')).toBeInTheDocument();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Session with Layla Haddad' })).toBeVisible();
  },
};

export const Error: Story = {
  name: 'Says that the session could not be read, and tries again',
  beforeEach: ({ msw }) => {
    msw.use(scenarios.failingOnce(getAppointment));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Session with Layla Haddad' })).toBeVisible();
  },
};

export const Denied: Story = {
  name: 'Does not say that there is an appointment of another provider, and has a way on',
  args: { appointmentId: ids.appointments.upcomingImam },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'We couldn’t find this session' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another session' }));
    await expect(args.onAppointmentChange).toHaveBeenCalledWith(null);
  },
};

export const NotFound: Story = {
  args: { appointmentId: 'apt-unknown' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'We couldn’t find this session' })).toBeVisible();
  },
};

export const Cancelled: Story = {
  args: { appointmentId: ids.appointments.cancelled },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This session was canceled' })).toBeVisible();
  },
};

export const LongText: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      scenarios.answering(
        getAppointment,
        make.appointment({
          id: ids.appointments.startable,
          client: { id: ids.users.noah, displayName: 'Maria Fernanda de Albuquerque-Vasconcelos e Carvalho' },
          clientTimeZone: 'Asia/Kathmandu',
          reasonForVisit: 'I have not slept through a night since my father moved in with us in spring. '.repeat(8),
        }),
      ),
    );
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nepal Time/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'بدء الجلسة' })).toBeVisible();
    await expect(
      within(canvas.getByRole('list', { name: 'تحققات ما قبل الجلسة' })).getAllByRole('listitem'),
    ).toHaveLength(5);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Start session' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
