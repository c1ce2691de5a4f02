import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingBlocks } from './LoadingBlocks.tsx';

const meta = {
  title: 'Shared states/Loading blocks',
  component: LoadingBlocks,
  args: { label: 'Loading your reviews…', sizes: ['sm', 'md', 'lg'] },
} satisfies Meta<typeof LoadingBlocks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your reviews…');
  },
};
