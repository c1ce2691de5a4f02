import { make, scenarios } from '@sakina/mocks';
import {
  getAppointment,
  startBilling,
  stopBilling,
  updateAppointment,
  verifyCredentials,
} from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { id, running, amina, runningSession, ending, askToEnd, endSession } from '../story-help.ts';
import { StartSessionScreen } from './StartSessionScreen.tsx';
import { minutes } from '../../../shared/testing/story-times.ts';

const meta = {
  title: 'Provider/Live session, its end',
  component: StartSessionScreen,
  args: { appointmentId: id, onAppointmentChange: fn() },
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
} satisfies Meta<typeof StartSessionScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NoShow: Story = {
  name: 'Where the client never came, the end asks what happened, and a no-show bills nothing [SESSION-2]',
  beforeEach: ({ msw }) =>
    msw.use(
      ...runningSession({ room: { participants: [amina] } }),
      ...ending,
      scenarios.answering(updateAppointment, { ...running, status: 'NO_SHOW', endedAt: minutes(0) }),
    ),
  play: async ({ canvas, msw }) => {
    await expect(
      await canvas.findByText(/Nothing is recorded until everyone in the room has been asked/),
    ).toBeVisible();
    await askToEnd(canvas);
    const dialog = within(await screen.findByRole('dialog', { name: 'Layla Haddad wasn’t in the room' }));
    await userEvent.click(dialog.getByRole('button', { name: 'End session' }));
    await expect(dialog.getByText('Choose what happened.')).toBeVisible();
    const choice = dialog.getByRole('radio', { name: /Client no-show/ });
    await expect(choice).toHaveFocus();
    await userEvent.keyboard(' ');
    msw.use(scenarios.answering(getAppointment, { ...running, status: 'NO_SHOW', endedAt: minutes(0) }));
    await userEvent.click(dialog.getByRole('button', { name: 'End session' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Client no-show' })).toBeVisible();
    await expect(canvas.queryByText(/billed/i)).toBeNull();
  },
};

export const HeldElsewhere: Story = {
  name: 'A session held elsewhere is billed, with how it was held [SESSION-2]',
  beforeEach: ({ msw }) => msw.use(...runningSession({ room: { participants: [amina] } }), ...ending),
  play: async ({ canvas }) => {
    await canvas.findByText(/Nothing is recorded until/);
    await askToEnd(canvas);
    const dialog = within(await screen.findByRole('dialog', { name: 'Layla Haddad wasn’t in the room' }));
    await userEvent.click(dialog.getByRole('radio', { name: /took place another way/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'End session' }));
    await expect(dialog.getByText('Enter a short reason.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /How did it take place/ })).toHaveFocus();
    await userEvent.keyboard('By telephone, her camera failed.');
    await userEvent.click(dialog.getByRole('button', { name: 'End session' }));
    await expect(await canvas.findByRole('group', { name: 'Billed' })).toHaveTextContent('42minutes');
  },
};

export const Asks: Story = {
  name: 'Asks before the session is ended, and says what it costs and whom [SESSION-2]',
  beforeEach: ({ msw }) => msw.use(...runningSession()),
  play: async ({ canvas }) => {
    const end = await canvas.findByRole('button', { name: 'Leave or end' });
    await askToEnd(canvas);
    await expect(
      await screen.findByText(/If you were together for at least half of the 50 minutes, the full \$120 is billed/),
    ).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Stay in the session' }));
    await waitFor(() => expect(end).toHaveFocus());
  },
};

export const Ends: Story = {
  name: 'Ends with the minutes, the amount and the way to the note [SESSION-2]',
  beforeEach: ({ msw }) => msw.use(...runningSession(), ...ending),
  play: async ({ canvas }) => {
    await endSession(canvas);
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Session with Layla Haddad ended' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole('group', { name: 'Billed' })).toHaveTextContent('42minutes');
    await expect(canvas.getByRole('group', { name: 'Amount' })).toHaveTextContent('$120');
    await expect(canvas.getByRole('link', { name: 'Write the note' })).toHaveAttribute(
      'href',
      `/provider/notes?appointment=${id}`,
    );
  },
};

export const MinutesAreKept: Story = {
  name: 'A failing step never loses the minutes, and is tried again by itself [SESSION-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(updateAppointment), ...runningSession(), ...ending),
  play: async ({ canvas }) => {
    await endSession(canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The session isn’t closed yet' })).toBeVisible();
    await expect(canvas.getByText(/42 minutes billed, \$120/)).toBeVisible();
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('We couldn’t mark the session as completed');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('group', { name: 'Billed' })).toHaveTextContent('42minutes');
  },
};

const shortBill = {
  appointmentId: id,
  startedAt: minutes(-12),
  stoppedAt: minutes(0),
  billingMinutes: 7,
  bookedMinutes: 50,
  charge: 'CHOOSE' as const,
  amount: null,
};

export const AsksWhatToCharge: Story = {
  name: 'Where less than half was held, the provider chooses what is charged, with nothing chosen beforehand [SESSION-2]',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(stopBilling, shortBill),
      scenarios.answering(updateAppointment, {
        ...running,
        status: 'COMPLETED',
        endedAt: minutes(0),
        charged: { amountMinor: 1680, currency: 'USD' },
      }),
      ...runningSession(),
      ...ending,
    ),
  play: async ({ canvas }) => {
    await endSession(canvas);
    const heading = await canvas.findByRole('heading', { level: 2, name: 'What should this session cost?' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(
      canvas.getByText(/met for 7 minutes of the 50 minutes booked\. Nothing has been charged yet/),
    ).toBeVisible();
    for (const each of canvas.getAllByRole('radio')) await expect(each).not.toBeChecked();
    const complete = canvas.getByRole('button', { name: 'Complete session' });
    await userEvent.click(complete);
    await expect(canvas.getByText('Choose what to charge.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Only the time you met/ }));
    await userEvent.click(complete);
    await expect(await canvas.findByRole('group', { name: 'Billed' })).toHaveTextContent('7minutes');
    await expect(canvas.getByRole('group', { name: 'Amount' })).toHaveTextContent('$16.80');
  },
};

export const NothingHeld: Story = {
  name: 'Without a whole minute together nothing is charged, and that is said [SESSION-2]',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(stopBilling, {
        ...shortBill,
        billingMinutes: 0,
        charge: 'NOTHING',
        amount: { amountMinor: 0, currency: 'USD' },
      }),
      scenarios.answering(updateAppointment, {
        ...running,
        status: 'COMPLETED',
        endedAt: minutes(0),
        charged: { amountMinor: 0, currency: 'USD' },
      }),
      ...runningSession(),
      ...ending,
    ),
  play: async ({ canvas }) => {
    await endSession(canvas);
    await expect(await canvas.findByText('Nothing is charged for this session.')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Amount' })).toHaveTextContent('$0');
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const EndIsGoneOnWith: Story = {
  name: 'An end that was left before the charge was chosen is gone on with [SESSION-2]',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(startBilling, { appointmentId: id, startedAt: minutes(-12), stoppedAt: minutes(-1) }),
      scenarios.answering(stopBilling, shortBill),
      ...runningSession(),
      ...ending,
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'What should this session cost?' }),
    ).toBeVisible();
  },
};

export const EndsWithoutMoney: Story = {
  name: 'Shows the minutes, and no amount to one who may not see money [PORTAL-3]',
  parameters: { account: 'provider@demo.test' },
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.failingOnce(updateAppointment),
      scenarios.answering(verifyCredentials, make.credentialsCheck()),
      ...runningSession(),
      ...ending,
    ),
  play: async ({ canvas }) => {
    await endSession(canvas);
    await expect(await canvas.findByText(/^42 minutes billed\. This is saved/)).toBeVisible();
    await expect(canvas.queryByText(/\$/)).toBeNull();
    await userEvent.click(within(await canvas.findByRole('alert')).getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('group', { name: 'Billed' })).toHaveTextContent('42minutes');
    await expect(canvas.queryByRole('group', { name: 'Amount' })).toBeNull();
    await expect(canvas.queryByText(/\$/)).toBeNull();
  },
};
