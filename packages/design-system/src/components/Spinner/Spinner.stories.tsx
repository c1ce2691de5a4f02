import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline, Spinner, Text } from '@sakina/design-system';

const meta = {
  title: 'Design system/Feedback/Spinner',
  component: Spinner,
  tags: ['autodocs'],
  render: (args) => (
    <Inline>
      <Spinner {...args} />
      {'Saving your note…'}
    </Inline>
  ),
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saving your note…')).toBeVisible();
  },
};
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };

export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  render: (args) => (
    <Inline>
      <Spinner {...args} />
      <Text as="span">{'جارٍ حفظ ملاحظتك…'}</Text>
    </Inline>
  ),
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const words = canvas.getByText('جارٍ حفظ ملاحظتك…');
    const ring = words.previousElementSibling;
    await expect(ring).toHaveAttribute('aria-hidden', 'true');
    await expect(ring?.getBoundingClientRect().left).toBeGreaterThan(words.getBoundingClientRect().left);
  },
};
