import { make, scenarios } from '@sakina/mocks';
import {
  admitParticipant,
  createSessionNote,
  getRoom,
  lockRoom,
  pauseRecording,
  resumeRecording,
  sendBackParticipant,
  startBilling,
  startRecording,
  updateSessionNote,
  withdrawRecordingConsent,
} from '@sakina/platform/contract';
import { CallProvider } from '@sakina/platform/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { minutes, id, running, amina, layla, openTab, runningSession } from '../story-help.ts';
import { StartSessionScreen } from './StartSessionScreen.tsx';

const meta = {
  title: 'Provider/Live session',
  component: StartSessionScreen,
  args: { appointmentId: id, onAppointmentChange: fn() },
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
} satisfies Meta<typeof StartSessionScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

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
    await expect(await canvas.findByText('Recording hasn’t started')).toBeVisible();
    await expect(canvas.getByText('Waiting for Layla Haddad.')).toBeVisible();
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

const agreed = [
  { ...amina, recordingConsent: true },
  { ...layla, recordingConsent: true },
];

export const MeasuredState: Story = {
  name: 'Says of a recording that it is starting, and that it runs only once something of it has arrived [SESSION-5]',
  beforeEach: ({ msw }) => msw.use(...runningSession({ room: { recording: 'STARTING', participants: agreed } })),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('Recording is starting')).toBeVisible();
    await expect(canvas.getByText('Nothing is recorded yet.')).toBeVisible();
    msw.use(scenarios.answering(getRoom, make.room({ recording: 'RECORDING', participants: agreed })));
    await expect(await canvas.findByText('Recording', undefined, { timeout: 6000 })).toBeVisible();
    msw.use(scenarios.answering(getRoom, make.room({ recording: 'STOPPING', participants: agreed })));
    await expect(
      await canvas.findByText('Nothing more is being recorded.', undefined, { timeout: 6000 }),
    ).toBeVisible();
  },
};

export const Interrupted: Story = {
  name: 'Says after a reload that the recording is interrupted until something is captured again [SESSION-5] [CARE-10]',
  beforeEach: ({ msw }) => msw.use(...runningSession({ room: { recording: 'INTERRUPTED', participants: agreed } })),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('Recording interrupted')).toBeVisible();
    await expect(canvas.queryByText('Recording')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Go off the record' })).toBeVisible();
    msw.use(scenarios.answering(getRoom, make.room({ recording: 'RECORDING', participants: agreed })));
    await expect(await canvas.findByText('Recording', undefined, { timeout: 6000 })).toBeVisible();
  },
};

export const NothingCaptured: Story = {
  name: 'Does not say that it is recorded while the provider is not in the call [SESSION-5]',
  decorators: [
    (Story) => (
      <CallProvider connect={() => new Promise(() => undefined)}>
        <Story />
      </CallProvider>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(...runningSession({ room: { recording: 'STARTING', participants: agreed } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is being recorded yet')).toBeVisible();
    await expect(canvas.getByText('Recording is starting')).toBeVisible();
    await expect(canvas.queryByText('Recording')).toBeNull();
    await expect(canvas.getByText(/Join with audio, or the recording will be empty/)).toBeVisible();
  },
};

export const OffTheRecord: Story = {
  name: 'Goes off the record at a press, and says how to go on [CLOUD-564] [CLOUD-565]',
  beforeEach: ({ msw }) =>
    msw.use(
      ...runningSession({ room: { recording: 'RECORDING', participants: agreed } }),
      scenarios.answering(pauseRecording, make.recording({ status: 'PAUSED', durationSeconds: 300 })),
      scenarios.answering(resumeRecording, make.recording({ status: 'RECORDING', durationSeconds: 300 })),
    ),
  play: async ({ canvas, msw }) => {
    const off = await canvas.findByRole('button', { name: 'Go off the record' });
    msw.use(scenarios.answering(getRoom, make.room({ recording: 'PAUSED', participants: agreed })));
    await userEvent.click(off);
    await expect(await canvas.findByText('Nothing is being recorded until the provider resumes.')).toBeVisible();
    const on = await canvas.findByRole('button', { name: 'Resume recording' });
    msw.use(scenarios.answering(getRoom, make.room({ recording: 'RECORDING', participants: agreed })));
    await userEvent.click(on);
    await expect(await canvas.findByRole('button', { name: 'Go off the record' })).toBeVisible();
  },
};

export const OffTheRecordRefused: Story = {
  name: 'Says that it could not go off the record, and the way stays [CLOUD-564]',
  beforeEach: ({ msw }) =>
    msw.use(
      ...runningSession({ room: { recording: 'RECORDING', participants: agreed } }),
      scenarios.failing(pauseRecording),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go off the record' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await expect(canvas.getByRole('button', { name: 'Go off the record' })).toBeEnabled();
  },
};

export const RecordingFailed: Story = {
  name: 'Says loudly that the recording failed while the session goes on, and offers to record again [CLOUD-566]',
  beforeEach: ({ msw }) => msw.use(...runningSession({ room: { recording: 'FAILED', participants: agreed } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Recording failed')).toBeVisible();
    await expect(canvas.getByText('Recording has stopped. The session continues without it.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Resume recording' })).toBeVisible();
  },
};

export const NeverStarted: Story = {
  name: 'Says over the stage that nothing is recorded where the recording never began, until it is tried again [SESSION-5]',
  beforeEach: ({ msw }) =>
    msw.use(
      ...runningSession({
        room: { recording: 'FAILED', recordingFailure: 'NOT_STARTED', participants: agreed },
      }),
      scenarios.failing(startRecording),
    ),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('This session isn’t being recorded')).toBeVisible();
    await expect(canvas.getByText('Recording didn’t start. The session continues without it.')).toBeVisible();
    const again = canvas.getByRole('button', { name: 'Record again' });
    await userEvent.click(again);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(again).toBeVisible();
    const starting = make.room({ recording: 'STARTING', participants: agreed });
    msw.use(scenarios.answering(startRecording, make.recording()), scenarios.answering(getRoom, starting));
    await userEvent.click(again);
    await expect(await canvas.findByText('Recording is starting')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Record again' })).toBeNull();
    await waitFor(() => expect(document.body).not.toHaveFocus());
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
    await openTab(canvas, /^Consent/);
    const no = await canvas.findByRole('button', { name: 'No' });
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
    await expect(canvas.getAllByText(/^You withdrew your consent\. Nothing is being recorded/)[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'No', pressed: true })).toHaveFocus();
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
    const again = await canvas.findByRole('button', { name: 'Resume recording' });
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
    await expect(known?.getByText('Logged in, invited')).toBeVisible();
    await expect(unknown?.getByText('Not logged in, typed this name')).toBeVisible();
    await expect(unknown?.getByText(/anyone with the link can type it/)).toBeVisible();
    await expect(unknown?.getByRole('button', { name: 'Let in Layla Haddad' })).toHaveAccessibleDescription(
      'Not logged in, typed this name',
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
  name: 'Puts someone in the waiting room after saying what it means, and locks the room',
  beforeEach: ({ msw }) => msw.use(...runningSession()),
  play: async ({ canvas, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move to waiting room: Layla Haddad' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Move Layla Haddad to the waiting room?' }));
    await expect(dialog.getByText(/You can let them back in/)).toBeVisible();
    const back = make.room({ participants: [amina, { ...outside, admittedAt: minutes(-8) }] });
    msw.use(scenarios.answering(sendBackParticipant, back), scenarios.answering(getRoom, back));
    await userEvent.click(dialog.getByRole('button', { name: 'Move to waiting room' }));
    await expect(await canvas.findByText(/^Back in the waiting room since/)).toBeVisible();
    const locked = make.room({ participants: [amina], isLocked: true });
    msw.use(scenarios.answering(lockRoom, locked), scenarios.answering(getRoom, locked));
    await userEvent.click(canvas.getByRole('switch', { name: 'Lock the room' }));
    await expect(await canvas.findByText(/no one new can ask to come in/)).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Lock the room' })).toBeChecked();
  },
};

export const Beside: Story = {
  name: 'Beside the session: scratch text goes into the note and stays until it has, and the last note can be read',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(createSessionNote), ...runningSession()),
  play: async ({ canvas, msw }) => {
    await openTab(canvas, /^Notes/);
    const put = await canvas.findByRole('button', { name: 'Add to note' });
    await userEvent.click(put);
    await expect(await canvas.findByText('Write something first.')).toBeVisible();
    const field = canvas.getByRole('textbox', { name: /Scratchpad/ });
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'Took the elevator twice.');
    await userEvent.click(put);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await expect(field).toHaveValue('Took the elevator twice.');
    const note = make.note({ status: 'DRAFT' });
    msw.use(scenarios.answering(createSessionNote, note), scenarios.answering(updateSessionNote, note));
    await userEvent.click(put);
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(canvas.getByRole('link', { name: 'Open the note' })).toHaveAttribute(
      'href',
      `/provider/notes?appointment=${id}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Last note' }));
    await expect(await canvas.findByText(/^Session on /)).toBeVisible();
  },
};

export const AdmissionFails: Story = {
  name: 'Someone who left meanwhile is not let in, and the host is told [ERROR-2]',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.conflict(admitParticipant, { code: 'PRESENCE_CHANGED' }),
      ...runningSession({ room: { participants: [amina, outside] } }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Let in Layla Haddad' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('They’re no longer waiting.');
    await expect(canvas.getByRole('button', { name: 'Let in Layla Haddad' })).toBeVisible();
  },
};

export const NotRecorded: Story = {
  beforeEach: ({ msw }) => msw.use(...runningSession({ room: { recording: 'NONE', recordingRequested: false } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This session isn’t recorded.')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Can we record this session?' })).toBeNull();
  },
};

export const Alone: Story = {
  name: 'Empty: says whom the room waits for',
  beforeEach: ({ msw }) => msw.use(...runningSession({ room: { participants: [amina] } })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Layla Haddad hasn’t arrived yet. You’ll see them here when they do.'),
    ).toBeVisible();
  },
};

export const ConnectionLost: Story = {
  name: 'A lost connection is said, the timer goes on, and the room recovers by itself [SESSION-3]',
  beforeEach: ({ msw }) => msw.use(...runningSession()),
  play: async ({ canvas, msw }) => {
    await waitFor(() => expect(canvas.getByText('Layla Haddad')).toBeVisible());
    msw.use(scenarios.offline(getRoom));
    // Entering asks for the room again, so the first notice may give way to a second one.
    await waitFor(() => expect(canvas.getByText('Connection lost')).toBeVisible(), { timeout: 6000 });
    await expect(canvas.getByRole('timer', { name: 'Session time' })).toBeVisible();
    await expect(canvas.getByText('Layla Haddad')).toBeVisible();
    msw.use(scenarios.answering(getRoom, make.room()));
    await waitFor(() => expect(canvas.queryByText('Connection lost')).toBeNull(), { timeout: 6000 });
    await expect(canvas.getByText('You’re reconnected.')).toBeInTheDocument();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(getRoom), ...runningSession()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the people here…')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Leave or end' })).toBeVisible();
  },
};

export const TimerFails: Story = {
  name: 'Error: counts from the session’s start until the timer can be read again',
  beforeEach: ({ msw }) => msw.use(scenarios.failing(startBilling), ...runningSession()),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('We couldn’t load the billing timer')).toBeVisible();
    await expect(canvas.getByRole('timer', { name: 'Session time' })).toHaveTextContent('12:00');
    msw.use(...runningSession());
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await expect(await canvas.findByText('Billed from 9:48 AM, Eastern Time')).toBeVisible();
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
    await expect(await canvas.findByRole('button', { name: 'Leave or end' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'In this room' })).toBeNull();
    await openTab(canvas, /^People/);
    await expect(await canvas.findByText('Layla Haddad')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'People and chat' })).toHaveFocus());
    await expect(canvas.queryByRole('heading', { name: 'In this room' })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
