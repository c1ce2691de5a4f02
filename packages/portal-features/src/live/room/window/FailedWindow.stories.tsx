import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FailedWindow } from './FailedWindow.tsx';

const meta = {
  title: 'Provider/Live session/Window that failed',
  component: FailedWindow,
  args: { appointmentId: 'appointment-layla' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FailedWindow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says that the session goes on, and leads back to it [ERROR-2]',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', expect.stringContaining(args.appointmentId));
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
