import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DeviceMeter } from '@sakina/design-system';

const meta = {
  title: 'Design system/Live/DeviceMeter',
  component: DeviceMeter,
  tags: ['autodocs'],
  args: {
    kind: 'microphone',
    devices: [
      { id: 'built-in', label: 'Built-in microphone' },
      { id: 'headset', label: 'Jabra Evolve 20' },
    ],
    value: 'built-in',
    onChange: fn(),
    level: 0.5,
  },
} satisfies Meta<typeof DeviceMeter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says in words how well one is heard [CARE-8]',
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Microphone level' });
    await expect(meter).toHaveAttribute('aria-valuenow', '50');
    await expect(meter).toHaveAttribute('aria-valuetext', 'You sound good.');
    await expect(canvas.getByRole('status')).toHaveTextContent('You sound good.');
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const choice = canvas.getByRole('button', { name: /Microphone/ });
    await expect(choice).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('option', { name: 'Built-in microphone' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('headset');
    await waitFor(() => expect(choice).toHaveFocus());
  },
};

export const Silent: Story = {
  args: { level: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('We can’t hear you yet. Say something.');
  },
};

export const Quiet: Story = {
  args: { level: 0.12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Very quiet. Move a little closer.');
  },
};

export const TooLoud: Story = {
  args: { level: 0.97 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Too loud. Move back a little.');
  },
};

export const Camera: Story = {
  args: {
    kind: 'camera',
    devices: [
      { id: 'built-in', label: '' },
      { id: 'usb', label: '' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Camera/ })).toHaveTextContent('Camera 1');
    await expect(canvas.queryByRole('meter')).toBeNull();
  },
};

export const Speaker: Story = {
  args: { kind: 'speaker', devices: [{ id: 'built-in', label: 'Built-in speaker' }], onTest: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play a test sound' }));
    await expect(args.onTest).toHaveBeenCalledOnce();
  },
};

export const Asking: Story = {
  args: { state: 'asking' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your browser is asking');
    await expect(canvas.getByRole('button', { name: /Microphone/ })).toBeDisabled();
  },
};

export const Denied: Story = {
  args: { state: 'denied', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your browser is blocking access.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NoneFound: Story = {
  args: { state: 'none', devices: [], value: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No microphone found. You can join and listen.');
  },
};

export const Failed: Story = {
  args: { state: 'failed', onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Another program is using it, or it isn’t responding.');
  },
};

export const LongText: Story = {
  args: {
    devices: [
      {
        id: 'built-in',
        label:
          'Microphone array of the docking station in the meeting room on the second floor (Intel® Smart Sound Technology)',
      },
    ],
  },
};
export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: { devices: [{ id: 'built-in', label: '' }] },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'مستوى الميكروفون' })).toHaveAttribute(
      'aria-valuetext',
      'صوتك مسموع جيدًا.',
    );
  },
};
