import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink, Text } from '@sakina/design-system';

const meta = {
  title: 'Design system/Shell/SkipLink',
  component: SkipLink,
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}><Text>{'Press Tab: the way past the navigation comes into sight.'}</Text></main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
  },
};

export const Admin: Story = { globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { globals: { density: 'compact' } };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
