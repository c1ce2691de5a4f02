import { ids, make, scenarios } from '@sakina/mocks';
import {
  analyzeRecording,
  getAppointment,
  getRecording,
  getTranscript,
  startBilling,
  stopBilling,
  stopRecording,
  updateAppointment,
  verifyCredentials,
} from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { minutes, id, running, amina, runningSession, ending, askToEnd } from '../story-help.ts';
import { StartSessionScreen } from './StartSessionScreen.tsx';

const meta = {
  title: 'Provider/Live session, its end',
  component: StartSessionScreen,
  args: { appointmentId: id, onAppointmentChange: fn() },
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
} satisfies Meta<typeof StartSessionScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function endSession(canvas: Canvas) {
  await askToEnd(canvas);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'End this session?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'End session' }));
}

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

export const RecordingKeepsRunning: Story = {
  name: 'A recording that does not stop does not keep the timer running [SESSION-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failing(stopRecording), ...runningSession(), ...ending),
  play: async ({ canvas }) => {
    await endSession(canvas);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('We couldn’t stop the recording');
    await expect(await canvas.findByText(/42 minutes billed/)).toBeVisible();
  },
};

export const TranscriptWriting: Story = {
  name: 'Over: the transcript is being written',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(getAppointment, { ...running, status: 'COMPLETED', endedAt: minutes(0) }),
      scenarios.answering(getRecording, make.recording({ status: 'ANALYSING', durationSeconds: 660 })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Transcribing')).toBeVisible();
  },
};

export const ShortRecording: Story = {
  name: 'Over: what was recorded for less than a minute is told in seconds [SESSION-5]',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(getAppointment, { ...running, status: 'COMPLETED', endedAt: minutes(0) }),
      scenarios.answering(getRecording, make.recording({ status: 'ANALYSING', durationSeconds: 16 })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('16 seconds recorded')).toBeVisible();
  },
};

export const TranscriptReady: Story = {
  name: 'Over: the transcript can be read [SESSION-5]',
  args: { appointmentId: ids.appointments.twoWeeksAgo },
  play: async ({ canvas }) => {
    const transcript = await canvas.findByRole('list', { name: 'Transcript' });
    await expect(within(transcript).getAllByText('Layla Haddad').length).toBeGreaterThan(0);
  },
};

export const LineCorrected: Story = {
  name: 'A line of the transcript is corrected, and what it was stays beside it [CLOUD-571]',
  parameters: { account: 'therapist@demo.test' },
  args: { appointmentId: ids.appointments.twoWeeksAgo },
  play: async ({ canvas }) => {
    const transcript = within(await canvas.findByRole('list', { name: 'Transcript' }));
    await userEvent.click(
      await transcript.findByRole('button', { name: 'Correct what Layla Haddad said: Yes, that is fine.' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct this line' }));
    const field = dialog.getByRole('textbox', { name: /Corrected text/ });
    await userEvent.clear(field);
    await userEvent.click(dialog.getByRole('button', { name: 'Save the correction' }));
    await expect(await dialog.findByText('Enter what was said.')).toBeVisible();
    await userEvent.type(field, 'Yes, it is.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save the correction' }));
    await expect(await transcript.findByText('Yes, it is.')).toBeVisible();
    await expect(transcript.getByText(/Corrected by Dr\. Amina Rahman .*Before: “Yes, that is fine\.”/)).toBeVisible();
  },
};

export const LineDeleted: Story = {
  name: 'A line of the transcript is deleted with its reason, and can be read no more [CLOUD-572]',
  parameters: { account: 'therapist@demo.test' },
  args: { appointmentId: ids.appointments.twoWeeksAgo },
  play: async ({ canvas }) => {
    const transcript = within(await canvas.findByRole('list', { name: 'Transcript' }));
    await userEvent.click(await transcript.findByRole('button', { name: 'Delete what Layla Haddad said: Please do.' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this line' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete the line' }));
    await expect(await dialog.findByText('Choose a reason.')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'The client asked' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete the line' }));
    await expect(await transcript.findByText(/^Deleted by Dr\. Amina Rahman on .*: The client asked$/)).toBeVisible();
    await expect(transcript.queryByText('Please do.')).not.toBeInTheDocument();
  },
};

export const WhoListened: Story = {
  name: 'Says who played the recording and who read its transcript [CLOUD-570]',
  parameters: { account: 'therapist@demo.test' },
  args: { appointmentId: ids.appointments.twoWeeksAgo },
  play: async ({ canvas }) => {
    const region = within(await canvas.findByRole('region', { name: 'Playback history' }));
    await expect(
      await region.findByText(/^Dr\. Amina Rahman read the transcript on Tuesday, November 24/),
    ).toBeVisible();
  },
};

export const NothingKept: Story = {
  name: 'Says that no sound or picture was kept where there is a transcript alone [CLOUD-568]',
  parameters: { account: 'therapist@demo.test' },
  args: { appointmentId: ids.appointments.twoWeeksAgo },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Play the recording' }));
    await expect(await canvas.findByText('No audio or video was saved from this session.')).toBeVisible();
  },
};

export const TranscriptNotAgreed: Story = {
  name: 'Over: without everyone’s yes to a transcript there is none, and what may be played can be [CARE-10]',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(getAppointment, { ...running, status: 'COMPLETED', endedAt: minutes(0) }),
      scenarios.answering(
        getRecording,
        make.recording({ status: 'STOPPED', durationSeconds: 660, scopes: ['AUDIO', 'VIDEO'] }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Not everyone who was recorded agreed to a transcript/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Play the recording' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Start the transcript' })).toBeNull();
  },
};

export const ConsentTakenBack: Story = {
  name: 'Over: a recording whose consent was taken back can be neither played nor read [CARE-10]',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(getAppointment, { ...running, status: 'COMPLETED', endedAt: minutes(0) }),
      scenarios.answering(getRecording, make.recording({ status: 'READY', durationSeconds: 660, scopes: [] })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/It can no longer be played or read/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Play the recording' })).toBeNull();
    await expect(canvas.queryByRole('list', { name: 'Transcript' })).toBeNull();
  },
};

export const TranscriptNotStarted: Story = {
  name: 'Over: a transcript that was not started can be started',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(getAppointment, { ...running, status: 'COMPLETED', endedAt: minutes(0) }),
      scenarios.answering(getRecording, make.recording({ status: 'STOPPED', durationSeconds: 660 })),
    ),
  play: async ({ canvas, msw }) => {
    const start = await canvas.findByRole('button', { name: 'Start the transcript' });
    msw.use(
      scenarios.answering(getRecording, make.recording({ status: 'ANALYSING', durationSeconds: 660 })),
      scenarios.answering(analyzeRecording, make.recording({ status: 'ANALYSING', durationSeconds: 660 })),
    );
    await userEvent.click(start);
    await expect(await canvas.findByText('Transcribing')).toBeVisible();
  },
};

export const TranscriptFails: Story = {
  name: 'Over: a transcript that cannot be read says so, and the rest stands',
  args: { appointmentId: ids.appointments.twoWeeksAgo },
  beforeEach: ({ msw }) => msw.use(scenarios.failing(getTranscript)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await expect(canvas.getByRole('link', { name: 'Write the note' })).toBeVisible();
  },
};
