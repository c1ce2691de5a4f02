import { Stack } from '@sakina/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingBlocks } from './LoadingBlocks.tsx';
import { LoadingLines } from './LoadingLines.tsx';

const meta = {
  title: 'Shared states/Loading',
  component: LoadingBlocks,
  subcomponents: { LoadingLines },
  args: { label: 'Loading your reviews…', sizes: ['sm', 'md', 'lg'] },
} satisfies Meta<typeof LoadingBlocks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Panels or rows as blocks',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your reviews…');
  },
};

export const Lines: Story = {
  name: 'Text as lines, in parts',
  render: ({ label }) => (
    <Stack>
      <LoadingLines label={label} lines={[4, 3]} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your reviews…');
  },
};
