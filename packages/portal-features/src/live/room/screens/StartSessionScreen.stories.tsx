import { ids, make, scenarios, storyServer } from '@sakina/mocks';
import { getAppointment, listAppointments } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StartSessionScreen } from './StartSessionScreen.tsx';
import { start } from '../story-help.ts';
import { inAllParts } from '../../../shared/testing/story-text.ts';

const meta = {
  title: 'Provider/Start session',
  component: StartSessionScreen,
  args: { appointmentId: ids.appointments.startable, onAppointmentChange: fn() },
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
} satisfies Meta<typeof StartSessionScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows the session at a glance and the checks that are to come [ROUTE-28]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Session with Layla Haddad' })).toBeVisible();
    await expect(canvas.getByText(inAllParts(/Today, 10:30 – 11:20 AM, Eastern Time/))).toBeVisible();
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
