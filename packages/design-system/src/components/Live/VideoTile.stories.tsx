import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { NightStage, VideoTile } from '@sakina/design-system';

/** A live picture without a camera: a drawing that the browser streams. */
function drawnStream(): MediaStream {
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 180;
  const pen = canvas.getContext('2d');
  if (pen) {
    const sky = pen.createLinearGradient(0, 0, 320, 180);
    sky.addColorStop(0, '#16235a');
    sky.addColorStop(1, '#c41e66');
    pen.fillStyle = sky;
    pen.fillRect(0, 0, 320, 180);
    pen.fillStyle = '#ffb27d';
    pen.beginPath();
    pen.arc(90, 90, 40, 0, 7);
    pen.fill();
  }
  return canvas.captureStream(1);
}

const meta = {
  title: 'Design system/Live/VideoTile',
  component: VideoTile,
  tags: ['autodocs'],
  args: { name: 'Amina Okafor' },
  decorators: [
    (Story) => (
      <NightStage>
        <div style={{ maxInlineSize: 480 }}>
          <Story />
        </div>
      </NightStage>
    ),
  ],
} satisfies Meta<typeof VideoTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('figure', { name: 'Amina Okafor' });
    await expect(tile).toHaveTextContent('AO');
    await expect(tile).toHaveTextContent('Camera off');
  },
};

export const Picture: Story = {
  render: (args) => <VideoTile {...args} stream={drawnStream()} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('figure', { name: 'Amina Okafor' })).not.toHaveTextContent('Camera off');
    await waitFor(() => expect(canvasElement.querySelector('video')?.srcObject).toBeInstanceOf(MediaStream));
  },
};

export const OwnPicture: Story = {
  name: 'Mirrors the reader’s own picture',
  render: (args) => <VideoTile {...args} isSelf stream={drawnStream()} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('figure', { name: 'Amina Okafor (you)' })).toBeVisible();
    await expect(getComputedStyle(canvasElement.querySelector('video') as HTMLVideoElement).transform).toBe(
      'matrix(-1, 0, 0, 1, 0, 0)',
    );
  },
};

export const Speaking: Story = {
  name: 'Says in words who speaks, not by the ring alone [CARE-8]',
  args: { isSpeaking: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Speaking')).toBeVisible();
  },
};

export const Muted: Story = {
  args: { isMuted: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Microphone off')).toBeVisible();
  },
};

export const Pinned: Story = {
  args: { isPinned: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Pinned' })).toBeVisible();
  },
};

export const WeakConnection: Story = {
  args: { quality: 'poor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Weak connection')).toBeVisible();
  },
};

export const ConnectionLost: Story = {
  args: { quality: 'lost' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Connection lost')).toBeVisible();
  },
};

export const VideoFailed: Story = {
  args: { hasFailed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Video can’t be shown. You can still hear each other.')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    name: 'Maximiliane von Hohenstein-Rosenberg, interpreter for Arabic and Farsi',
    isMuted: true,
    isPinned: true,
    quality: 'poor',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 256 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    // A small tile grows, so that no words overlap.
    await expect(canvas.getByText('Camera off').getBoundingClientRect().bottom).toBeLessThanOrEqual(
      canvas.getByText(/^Maximiliane/).getBoundingClientRect().top,
    );
  },
};
export const Admin: Story = {
  tags: ['look'],
  args: { isSpeaking: true },
  globals: { theme: 'admin', density: 'compact' },
};
export const RightToLeft: Story = {
  args: { name: 'نور الهدى المصري', isSelf: true, isMuted: true, quality: 'fair' },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('الميكروفون مغلق')).toBeVisible();
  },
};
