import { PINNED_NOW, ids, make, scenarios } from '@sakina/mocks';
import {
  admitParticipant,
  analyzeRecording,
  createSessionNote,
  enterRoom,
  getAppointment,
  getRecording,
  getRoom,
  getTranscript,
  listRoomChat,
  lockRoom,
  sendBackParticipant,
  startAppointment,
  startBilling,
  startRecording,
  stopBilling,
  stopRecording,
  updateAppointment,
  updateSessionNote,
  verifyCredentials,
  withdrawRecordingConsent,
} from '@sakina/platform/contract';
import type { Appointment, Room } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StartSessionScreen } from './StartSessionScreen.tsx';

const minutes = (count: number) => new Date(Date.parse(PINNED_NOW) + count * 60_000).toISOString();
const id = ids.appointments.startable;
const running = make.appointment({
  id,
  status: 'IN_PROGRESS',
  startsAt: minutes(-15),
  endsAt: minutes(35),
  startedAt: minutes(-12),
});
const [amina, layla] = make.room().participants as [Room['participants'][number], Room['participants'][number]];

interface RunningOptions {
  room?: Partial<Room>;
  appointment?: Appointment;
}

/** A session that has been running for twelve minutes, as the server tells of it. */
const runningSession = ({ room = {}, appointment = running }: RunningOptions = {}) => [
  scenarios.answering(getAppointment, appointment),
  scenarios.answering(startAppointment, {
    appointmentId: id,
    status: 'IN_PROGRESS',
    startedAt: minutes(-12),
    recordingRequired: true,
  }),
  scenarios.answering(getRecording, make.recording({ status: 'ARMED', startedAt: null, durationSeconds: 0 })),
  scenarios.answering(startBilling, { appointmentId: id, startedAt: minutes(-12) }),
  scenarios.answering(enterRoom, { participantId: 'own-1', room: make.room(room) }),
  scenarios.answering(getRoom, make.room(room)),
  scenarios.answering(listRoomChat, { items: [] }),
];

/** How the server ends it. */
const ending = [
  scenarios.answering(
    stopRecording,
    make.recording({ status: 'STOPPED', stoppedAt: minutes(0), durationSeconds: 660 }),
  ),
  scenarios.answering(stopBilling, {
    appointmentId: id,
    startedAt: minutes(-12),
    stoppedAt: minutes(0),
    billingMinutes: 12,
    amount: { amountMinor: 12_000, currency: 'USD' },
  }),
  scenarios.answering(updateAppointment, { ...running, status: 'COMPLETED', endedAt: minutes(0) }),
  scenarios.answering(
    analyzeRecording,
    make.recording({ status: 'ANALYSING', stoppedAt: minutes(0), durationSeconds: 660 }),
  ),
];

const meta = {
  title: 'Provider/Live session',
  component: StartSessionScreen,
  args: { appointmentId: id, onAppointmentChange: fn() },
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
} satisfies Meta<typeof StartSessionScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function endSession(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'End session' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'End this session?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'End session' }));
}

export const Default: Story = {
  name: 'After a reload the timer goes on from the server’s start [SESSION-3]',
  beforeEach: ({ msw }) => msw.use(...runningSession()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer', { name: 'Session time' })).toHaveTextContent('12:00');
    await expect(await canvas.findByText('Billed from 9:48 AM, Eastern Time')).toBeVisible();
    await expect(await canvas.findByText('Dr. Amina Rahman (you)')).toBeVisible();
    await expect(canvas.getByText('Layla Haddad')).toBeVisible();
  },
};

export const WaitingForConsent: Story = {
  name: 'Says whose answer the recording still waits for',
  beforeEach: ({ msw }) => msw.use(...runningSession()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Recording has not begun')).toBeVisible();
    await expect(canvas.getByText('Waiting for an answer from Layla Haddad.')).toBeVisible();
  },
};

export const Recording: Story = {
  name: 'Shows the provider that the session is recorded, and who agreed',
  beforeEach: ({ msw }) =>
    msw.use(
      ...runningSession({
        room: { recording: 'RECORDING', participants: [amina, { ...layla, recordingConsent: true }] },
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Recording')).toBeVisible();
    await expect(canvas.getAllByText('Agreed to recording')).toHaveLength(2);
  },
};

export const Withdraws: Story = {
  name: 'After a withdrawn consent the screen says that recording has stopped',
  beforeEach: ({ msw }) =>
    msw.use(
      ...runningSession({
        room: { recording: 'RECORDING', participants: [amina, { ...layla, recordingConsent: true }] },
      }),
    ),
  play: async ({ canvas, msw }) => {
    const no = await canvas.findByRole('button', { name: 'No, please not' });
    const after = make.room({
      recording: 'STOPPED',
      participants: [
        { ...amina, recordingConsent: false },
        { ...layla, recordingConsent: true },
      ],
    });
    msw.use(
      scenarios.answering(getRoom, after),
      scenarios.answering(withdrawRecordingConsent, { textVersion: '2026-11', scopes: ['AUDIO'], items: [] }),
    );
    await userEvent.click(no);
    await expect(await canvas.findByText('Recording stopped')).toBeVisible();
    await expect(
      canvas.getAllByText('You withdrew your consent. Nothing is being recorded any more.')[0],
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'No, please not', pressed: true })).toHaveFocus();
  },
};

export const RecordsAgain: Story = {
  name: 'After it was stopped, the recording can be asked for again',
  beforeEach: ({ msw }) =>
    msw.use(
      ...runningSession({
        room: { recording: 'STOPPED', participants: [amina, { ...layla, recordingConsent: true }] },
      }),
    ),
  play: async ({ canvas, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Record again' });
    const armed = make.room({ recording: 'RECORDING', participants: [amina, { ...layla, recordingConsent: true }] });
    msw.use(scenarios.answering(startRecording, make.recording()), scenarios.answering(getRoom, armed));
    await userEvent.click(again);
    await expect(await canvas.findByText('Recording')).toBeVisible();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
};

const outside = { ...layla, presence: 'WAITING' as const, admittedAt: null, waitingSince: minutes(-2) };
const typed = { ...outside, id: 'participant-3', role: 'GUEST' as const, identity: 'GUEST' as const };

export const Admits: Story = {
  name: 'Says who waits and how that is known, and lets in one of two of the same name [SESSION-5]',
  beforeEach: ({ msw }) => msw.use(...runningSession({ room: { participants: [amina, outside, typed] } })),
  play: async ({ canvas, msw }) => {
    const place = within(await canvas.findByRole('group', { name: 'Waiting to come in' }));
    const [known, unknown] = place.getAllByRole('listitem').map((item) => within(item));
    await expect(known?.getByText('Signed in, belongs here')).toBeVisible();
    await expect(unknown?.getByText('Not signed in, typed this name')).toBeVisible();
    await expect(unknown?.getByText(/anyone with the link can type it/)).toBeVisible();
    await expect(unknown?.getByRole('button', { name: 'Let in Layla Haddad' })).toHaveAccessibleDescription(
      'Not signed in, typed this name',
    );
    const after = make.room({ participants: [amina, layla, typed] });
    msw.use(scenarios.answering(admitParticipant, after), scenarios.answering(getRoom, after));
    const admit = known?.getByRole('button', { name: 'Let in Layla Haddad' });
    admit?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(place.getAllByRole('listitem')).toHaveLength(1));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Waiting to come in' })).toHaveFocus());
    await expect(canvas.getByText('Layla Haddad was let in.')).toBeInTheDocument();
    await expect(canvas.getByText('Client · Here')).toBeVisible();
  },
};

export const SendsBack: Story = {
  name: 'Puts somebody in the waiting room after saying what it means, and locks the room',
  beforeEach: ({ msw }) => msw.use(...runningSession()),
  play: async ({ canvas, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'To the waiting room: Layla Haddad' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Put Layla Haddad in the waiting room?' }));
    await expect(dialog.getByText(/come back when you let them in/)).toBeVisible();
    const back = make.room({ participants: [amina, { ...outside, admittedAt: minutes(-8) }] });
    msw.use(scenarios.answering(sendBackParticipant, back), scenarios.answering(getRoom, back));
    await userEvent.click(dialog.getByRole('button', { name: 'To the waiting room' }));
    await expect(await canvas.findByText(/^Outside again since/)).toBeVisible();
    const locked = make.room({ participants: [amina], isLocked: true });
    msw.use(scenarios.answering(lockRoom, locked), scenarios.answering(getRoom, locked));
    await userEvent.click(canvas.getByRole('switch', { name: 'Lock the room' }));
    await expect(await canvas.findByText(/nobody new can ask to come in/)).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Lock the room' })).toBeChecked();
  },
};

export const Beside: Story = {
  name: 'Beside the session: scratch text goes into the note and stays until it has, and the last note can be read',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(createSessionNote), ...runningSession()),
  play: async ({ canvas, msw }) => {
    const put = await canvas.findByRole('button', { name: 'Put it into the note' });
    await userEvent.click(put);
    await expect(await canvas.findByText('Write something first.')).toBeVisible();
    const field = canvas.getByRole('textbox', { name: /Scratch text/ });
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'Took the lift twice.');
    await userEvent.click(put);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await expect(field).toHaveValue('Took the lift twice.');
    const note = make.note({ status: 'DRAFT' });
    msw.use(scenarios.answering(createSessionNote, note), scenarios.answering(updateSessionNote, note));
    await userEvent.click(put);
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(canvas.getByRole('link', { name: 'Open the note' })).toHaveAttribute(
      'href',
      `/provider/notes?appointment=${id}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Last note' }));
    await expect(await canvas.findByText(/^Session of /)).toBeVisible();
  },
};

export const AdmissionFails: Story = {
  name: 'Somebody who left meanwhile is not let in, and the host is told [ERROR-2]',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.conflict(admitParticipant, { code: 'PRESENCE_CHANGED' }),
      ...runningSession({ room: { participants: [amina, outside] } }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Let in Layla Haddad' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('They are not waiting any more.');
    await expect(canvas.getByRole('button', { name: 'Let in Layla Haddad' })).toBeVisible();
  },
};

export const NotRecorded: Story = {
  beforeEach: ({ msw }) => msw.use(...runningSession({ room: { recording: 'NONE', recordingRequested: false } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This session is not recorded.')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'May this session be recorded?' })).toBeNull();
  },
};

export const Alone: Story = {
  name: 'Empty: says whom the room waits for',
  beforeEach: ({ msw }) => msw.use(...runningSession({ room: { participants: [amina] } })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Layla Haddad has not arrived yet. You will see it here when they do.'),
    ).toBeVisible();
  },
};

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
    await userEvent.click(await canvas.findByRole('button', { name: 'End session' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Layla Haddad was not in the room' }));
    await userEvent.click(dialog.getByRole('button', { name: 'End session' }));
    await expect(dialog.getByText('Choose what happened.')).toBeVisible();
    const choice = dialog.getByRole('radio', { name: /The client did not come/ });
    await expect(choice).toHaveFocus();
    await userEvent.keyboard(' ');
    msw.use(scenarios.answering(getAppointment, { ...running, status: 'NO_SHOW', endedAt: minutes(0) }));
    await userEvent.click(dialog.getByRole('button', { name: 'End session' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your client did not come' })).toBeVisible();
    await expect(canvas.queryByText(/billed/i)).toBeNull();
  },
};

export const HeldElsewhere: Story = {
  name: 'A session held elsewhere is billed, with how it was held [SESSION-2]',
  beforeEach: ({ msw }) => msw.use(...runningSession({ room: { participants: [amina] } }), ...ending),
  play: async ({ canvas }) => {
    await canvas.findByText(/Nothing is recorded until/);
    await userEvent.click(await canvas.findByRole('button', { name: 'End session' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Layla Haddad was not in the room' }));
    await userEvent.click(dialog.getByRole('radio', { name: /held elsewhere/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'End session' }));
    await expect(dialog.getByText('Write a short reason.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /How was it held/ })).toHaveFocus();
    await userEvent.keyboard('By telephone, her camera failed.');
    await userEvent.click(dialog.getByRole('button', { name: 'End session' }));
    await expect(await canvas.findByRole('group', { name: 'Billed' })).toHaveTextContent('12minutes');
  },
};

export const ConnectionLost: Story = {
  name: 'A lost connection is said, the timer goes on, and the room recovers by itself [SESSION-3]',
  beforeEach: ({ msw }) => msw.use(...runningSession()),
  play: async ({ canvas, msw }) => {
    await waitFor(() => expect(canvas.getByText('Layla Haddad')).toBeVisible());
    msw.use(scenarios.offline(getRoom));
    // Entering asks for the room anew, so the first notice may give way to a second one.
    await waitFor(() => expect(canvas.getByText('The connection is interrupted')).toBeVisible(), { timeout: 6000 });
    await expect(canvas.getByRole('timer', { name: 'Session time' })).toBeVisible();
    await expect(canvas.getByText('Layla Haddad')).toBeVisible();
    msw.use(scenarios.answering(getRoom, make.room()));
    await waitFor(() => expect(canvas.queryByText('The connection is interrupted')).toBeNull(), { timeout: 6000 });
    await expect(canvas.getByText('You are connected again.')).toBeInTheDocument();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(getRoom), ...runningSession()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Looking who is here')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'End session' })).toBeVisible();
  },
};

export const TimerFails: Story = {
  name: 'Error: counts from the session’s start until the timer can be read again',
  beforeEach: ({ msw }) => msw.use(scenarios.failing(startBilling), ...runningSession()),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('The billing timer could not be read')).toBeVisible();
    await expect(canvas.getByRole('timer', { name: 'Session time' })).toHaveTextContent('12:00');
    msw.use(...runningSession());
    await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }));
    await expect(await canvas.findByText('Billed from 9:48 AM, Eastern Time')).toBeVisible();
  },
};

export const Asks: Story = {
  name: 'Asks before the session is ended',
  beforeEach: ({ msw }) => msw.use(...runningSession()),
  play: async ({ canvas }) => {
    const end = await canvas.findByRole('button', { name: 'End session' });
    await userEvent.click(end);
    await userEvent.click(await screen.findByRole('button', { name: 'Stay in the session' }));
    await waitFor(() => expect(end).toHaveFocus());
  },
};

export const Ends: Story = {
  name: 'Ends with the minutes, the amount and the way to the note [SESSION-2]',
  beforeEach: ({ msw }) => msw.use(...runningSession(), ...ending),
  play: async ({ canvas }) => {
    await endSession(canvas);
    const heading = await canvas.findByRole('heading', { level: 1, name: 'The session with Layla Haddad is over' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole('group', { name: 'Billed' })).toHaveTextContent('12minutes');
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
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The session is not closed yet' })).toBeVisible();
    await expect(canvas.getByText(/12 minutes billed, \$120/)).toBeVisible();
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('The session could not be marked as completed');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('group', { name: 'Billed' })).toHaveTextContent('12minutes');
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
    await expect(await canvas.findByText(/^12 minutes billed\. This is safe/)).toBeVisible();
    await expect(canvas.queryByText(/\$/)).toBeNull();
    await userEvent.click(within(await canvas.findByRole('alert')).getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('group', { name: 'Billed' })).toHaveTextContent('12minutes');
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
    await expect(alert).toHaveTextContent('The recording could not be stopped');
    await expect(await canvas.findByText(/12 minutes billed/)).toBeVisible();
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
    await expect(await canvas.findByText('The transcript is being written')).toBeVisible();
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
    await expect(await canvas.findByText('The transcript is being written')).toBeVisible();
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

export const LongNames: Story = {
  beforeEach: ({ msw }) => {
    const displayName = 'Maria Fernanda de Albuquerque-Vasconcelos e Carvalho';
    msw.use(
      ...runningSession({
        appointment: { ...running, client: { ...running.client, displayName } },
        room: {
          participants: [
            amina,
            { ...layla, displayName },
            {
              ...layla,
              id: 'participant-3',
              role: 'GUEST',
              displayName: 'Abdulrahman ibn Abdulaziz · عبد الرحمن بن عبد العزيز',
              presence: 'WAITING',
              identity: 'GUEST',
              admittedAt: null,
            },
          ],
        },
      }),
    );
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/عبد العزيز/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  beforeEach: ({ msw }) =>
    msw.use(
      ...runningSession({
        room: { recording: 'RECORDING', participants: [amina, { ...layla, recordingConsent: true }] },
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('جارٍ التسجيل')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) => msw.use(...runningSession()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Layla Haddad')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'End session' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
