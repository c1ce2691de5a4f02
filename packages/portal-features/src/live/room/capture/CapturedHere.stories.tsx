import { make, scenarios } from '@sakina/mocks';
import { failRecording, putRecordingPart } from '@sakina/platform/contract';
import { createScriptedRoom } from '@sakina/platform/media/scripted';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CapturedHere } from './CapturedHere.tsx';
import type { CaptureOptions } from './use-capture.ts';

/** The recorder of a browser, which hands over a part when the story says so. */
class StoryRecorder extends EventTarget {
  static isAble = true;
  static current: StoryRecorder | null = null;
  static readonly isTypeSupported = () => StoryRecorder.isAble;
  readonly mimeType = 'audio/mp4';
  state = 'inactive';
  readonly start = () => {
    this.state = 'recording';
    StoryRecorder.current = this;
  };
  readonly stop = () => {
    this.state = 'inactive';
    if (StoryRecorder.current === this) StoryRecorder.current = null;
    this.dispatchEvent(new Event('stop'));
  };
  handOver() {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['two seconds of sound']) }));
  }
}

/** The room at an attempt that everyone has agreed to. */
const starting = (recordingAttempt: number) =>
  make.room({ recording: 'STARTING', recordingAttempt, recordingScopes: ['AUDIO'] });

/** A page that captures, and whose provider can record again. */
function Capturing(options: CaptureOptions) {
  const [attempt, setAttempt] = useState(1);
  return (
    <>
      <CapturedHere {...options} room={starting(attempt)} />
      <button type="button" onClick={() => setAttempt(2)}>
        Record again
      </button>
    </>
  );
}

const call = createScriptedRoom();
const meta = {
  title: 'Provider/Live session/Capture',
  component: CapturedHere,
  parameters: { account: 'therapist@demo.test' },
  args: { call, recordingId: 'apt-k4x9w2m7', room: starting(1), isOn: true, nameOf: (id: string) => id },
  render: (args) => <Capturing {...args} />,
  beforeEach: () => {
    const known = Object.getOwnPropertyDescriptor(globalThis, 'MediaRecorder');
    StoryRecorder.isAble = true;
    StoryRecorder.current = null;
    Object.defineProperty(globalThis, 'MediaRecorder', { configurable: true, value: StoryRecorder });
    return () => {
      if (known) Object.defineProperty(globalThis, 'MediaRecorder', known);
    };
  },
} satisfies Meta<typeof CapturedHere>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ToldAgain: Story = {
  name: 'Tells of a failure again once the connection is back, until it is heard [CLOUD-566]',
  beforeEach: ({ msw }) => {
    StoryRecorder.isAble = false;
    msw.use(scenarios.offline(failRecording));
  },
  play: async ({ msw }) => {
    const [lost, heard] = [fn(), fn()];
    msw.use(scenarios.watched(failRecording, lost));
    await waitFor(() => expect(lost).toHaveBeenCalled(), { timeout: 8000 });
    msw.use(
      scenarios.watched(failRecording, heard),
      scenarios.answering(failRecording, make.recording({ status: 'FAILED', failure: 'NO_RECORDER' })),
    );
    await waitFor(() => expect(heard).toHaveBeenCalledOnce(), { timeout: 8000 });
  },
};

export const RefusedOnce: Story = {
  name: 'Sends the recording after a refused one without a reload, and says once what was refused [CLOUD-566] [CLOUD-567]',
  play: async ({ canvas, msw }) => {
    const [told, refused, sent] = [fn(), fn(), fn()];
    msw.use(
      scenarios.watched(failRecording, told),
      scenarios.answering(failRecording, make.recording({ status: 'FAILED', failure: 'UPLOAD_REFUSED' })),
      scenarios.watched(putRecordingPart, refused),
      scenarios.failing(putRecordingPart, { status: 422 }),
    );
    await waitFor(() => expect(StoryRecorder.current).not.toBeNull());
    StoryRecorder.current?.handOver();
    await waitFor(() => expect(told).toHaveBeenCalledOnce());
    await expect(refused).toHaveBeenCalledOnce();
    await expect(StoryRecorder.current).toBeNull();

    msw.use(scenarios.watched(putRecordingPart, sent), scenarios.answering(putRecordingPart, { take: 2, parts: 1 }));
    await userEvent.click(canvas.getByRole('button', { name: 'Record again' }));
    await waitFor(() => expect(StoryRecorder.current).not.toBeNull());
    StoryRecorder.current?.handOver();
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(told).toHaveBeenCalledOnce();
  },
};
