import { ids, make, scenarios } from '@sakina/mocks';
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
import { start } from '../story-help.ts';

const meta = {
  title: 'Provider/Start session/Checks',
  component: StartSessionScreen,
  args: { appointmentId: ids.appointments.startable, onAppointmentChange: fn() },
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
} satisfies Meta<typeof StartSessionScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The line of one check. */
function line(canvas: Canvas, label: string) {
  const list = within(canvas.getByRole('list', { name: 'Checks before the session' }));
  const found = list.getAllByRole('listitem').find((item) => item.textContent?.startsWith(label));
  if (!found) throw new globalThis.Error(`No check is called ${label}`);
  return found;
}

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
      scenarios.answering(
        listAppointments,
        scenarios.whole([
          make.appointment({ id: 'apt-running', status: 'IN_PROGRESS', startedAt: '2026-11-24T14:30:00Z' }),
        ]),
      ),
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
