import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text, VisuallyHidden } from '@sakina/design-system';

const meta = {
  title: 'Design system/Foundations/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['autodocs'],
  args: { children: 'Unsigned notes: ' },
  render: (args) => (
    <Text>
      <VisuallyHidden {...args} />
      {'2'}
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('Unsigned notes: 2');
    await expect(canvas.getByText('Unsigned notes:').offsetWidth).toBe(1);
  },
};

export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: { children: 'ملاحظات بلا توقيع: ' },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('ملاحظات بلا توقيع: 2');
    await expect(canvas.getByText('ملاحظات بلا توقيع:').offsetWidth).toBe(1);
    // Hidden content at the wrong edge would make the page scroll sideways.
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
