import { NightStage } from '@sakina/design-system';
import { make } from '@sakina/mocks';
import type { RecordingStatus } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RecordingMark } from './RecordingMark.tsx';

const meta = {
  title: 'Consumer/Call, recording mark',
  component: RecordingMark,
  args: { room: make.room({ recording: 'RECORDING' }) },
  render: (args) => (
    <NightStage>
      <RecordingMark {...args} />
    </NightStage>
  ),
} satisfies Meta<typeof RecordingMark>;
export default meta;

type Story = StoryObj<typeof meta>;

const marked = (recording: RecordingStatus, words: string): Story => ({
  args: { room: make.room({ recording }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words)).toBeVisible();
  },
});

export const Recording: Story = { name: 'Recorded [CARE-10]', ...marked('RECORDING', 'REC') };
export const Starting: Story = { name: 'Starting: nothing captured yet', ...marked('STARTING', 'REC is starting') };
export const OffTheRecord: Story = { name: 'Off the record', ...marked('PAUSED', 'REC off the record') };
export const Interrupted: Story = {
  name: 'Interrupted: not claimed while nothing arrives [CARE-10]',
  ...marked('INTERRUPTED', 'REC interrupted'),
};
export const Stopping: Story = { name: 'Stopping', ...marked('STOPPING', 'REC is stopping') };
export const Stopped: Story = { name: 'Stopped', ...marked('STOPPED', 'REC stopped') };
export const Failed: Story = { name: 'Failed', ...marked('FAILED', 'REC failed') };
export const NotStarted: Story = {
  name: 'Not recorded, where nothing ever arrived [CARE-10]',
  ...marked('FAILED', 'Not recorded'),
  args: { room: make.room({ recording: 'FAILED', recordingFailure: 'NOT_STARTED' }) },
};
export const NotAsked: Story = {
  name: 'No mark where nothing is captured or about to be',
  args: { room: make.room({ recording: 'ARMED' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/REC/)).toBeNull();
  },
};
