import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LevelBar, NightStage } from '@sakina/design-system';

const meta = {
  title: 'Design system/Live/LevelBar',
  component: LevelBar,
  tags: ['autodocs'],
  args: { level: 0.4 },
} satisfies Meta<typeof LevelBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says how loud one is, in a figure and in words',
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Microphone level' });
    await expect(meter).toHaveAttribute('aria-valuenow', '40');
    await expect(meter).toHaveAttribute('aria-valuetext', 'You sound good.');
    await expect(canvas.getByRole('status')).toHaveTextContent('You sound good.');
  },
};

export const Silent: Story = { args: { level: 0 } };
export const Loud: Story = { args: { level: 1 } };
export const Night: Story = {
  decorators: [
    (Story) => (
      <NightStage>
        <Story />
      </NightStage>
    ),
  ],
};
export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '40');
  },
};
