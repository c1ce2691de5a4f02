import { make, scenarios } from '@sakina/mocks';
import {
  getRoom,
  pauseRecording,
  resumeRecording,
  startRecording,
  withdrawRecordingConsent,
} from '@sakina/platform/contract';
import { CallProvider } from '@sakina/platform/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { id, amina, layla, openTab, runningSession } from '../story-help.ts';
import { StartSessionScreen } from './StartSessionScreen.tsx';

const meta = {
  title: 'Provider/Live session/Recording',
  component: StartSessionScreen,
  args: { appointmentId: id, onAppointmentChange: fn() },
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
} satisfies Meta<typeof StartSessionScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

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
    // Over the stage and in the panel, by one name.
    await expect(canvas.getAllByRole('button', { name: 'Record again' })).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: 'Resume recording' })).toBeNull();
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
    const alert = canvas.getByText('This session isn’t being recorded').closest('[data-tone]');
    const again = within(alert as HTMLElement).getByRole('button', { name: 'Record again' });
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

export const NotResumed: Story = {
  name: 'Says of a recording that did not go on after a pause that it failed, and how much there is [SESSION-5]',
  beforeEach: ({ msw }) =>
    msw.use(
      ...runningSession({
        room: {
          recording: 'FAILED',
          recordingFailure: 'NOT_STARTED',
          recordingSeconds: 754,
          participants: agreed,
        },
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Recording failed')).toBeVisible();
    await expect(canvas.getByText('12 minutes recorded')).toBeVisible();
    await expect(canvas.queryByText(/Recording didn’t start|Not recorded/)).toBeNull();
  },
};

export const ResumesLater: Story = {
  name: 'Says of a recording that waits again that it has not resumed, and how much there is [CARE-10]',
  beforeEach: ({ msw }) => msw.use(...runningSession({ room: { recordingSeconds: 59 } })),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('Recording hasn’t resumed')).toBeVisible();
    await expect(canvas.getByText('Waiting for Layla Haddad.')).toBeVisible();
    await expect(canvas.getByText('Less than a minute recorded')).toBeVisible();
    const room = { recordingSeconds: 60, participants: agreed };
    msw.use(scenarios.answering(getRoom, make.room({ ...room, recording: 'STARTING' })));
    await expect(await canvas.findByText('Nothing new is recorded yet.', undefined, { timeout: 6000 })).toBeVisible();
    // It is not spoken as it grows.
    const length = canvas.getByText('1 minute recorded');
    await expect(length).toBeVisible();
    await expect(length.closest('[role="status"]')).toBeNull();
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
    const again = await canvas.findByRole('button', { name: 'Record again' });
    const armed = make.room({ recording: 'RECORDING', participants: [amina, { ...layla, recordingConsent: true }] });
    msw.use(scenarios.answering(startRecording, make.recording()), scenarios.answering(getRoom, armed));
    await userEvent.click(again);
    await expect(await canvas.findByText('Recording')).toBeVisible();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
};

export const NotRecorded: Story = {
  beforeEach: ({ msw }) => msw.use(...runningSession({ room: { recording: 'NONE', recordingRequested: false } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This session isn’t recorded.')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Can we record this session?' })).toBeNull();
  },
};
