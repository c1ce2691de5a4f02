import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card, LoadingRegion, Skeleton } from '@sakina/design-system';

const meta = {
  title: 'Design system/Feedback/Skeleton',
  component: Skeleton,
  args: { shape: 'text', lines: 3 },
  decorators: [(Story) => <LoadingRegion label="Loading your sessions…"><Story /></LoadingRegion>],
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your sessions…');
  },
};
export const Heading: Story = { args: { shape: 'heading' } };
export const Block: Story = { args: { shape: 'block' } };
export const AvatarShape: Story = { args: { shape: 'avatar' } };
export const ButtonShape: Story = { args: { shape: 'button' } };

export const InACard: Story = {
  render: () => (
    <Card>
      <Skeleton shape="avatar" />
      <Skeleton shape="heading" />
      <Skeleton lines={3} />
      <Skeleton shape="button" />
    </Card>
  ),
};
export const Admin: Story = { ...InACard, globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { ...InACard, globals: { density: 'compact' } };
export const RightToLeft: Story = { ...InACard, globals: { locale: 'ar' } };
