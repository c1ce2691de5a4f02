import { ids, make, scenarios } from '@sakina/mocks';
import {
  analyzeRecording,
  getAppointment,
  getRecording,
  getTranscript,
  stopRecording,
} from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { id, running, runningSession, ending, endSession } from '../story-help.ts';
import { StartSessionScreen } from './StartSessionScreen.tsx';
import { minutes } from '../../../shared/testing/story-times.ts';

const meta = {
  title: 'Provider/Live session, its end/Recording and transcript',
  component: StartSessionScreen,
  args: { appointmentId: id, onAppointmentChange: fn() },
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
} satisfies Meta<typeof StartSessionScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

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
