import { Languages } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline, Tag } from '@sakina/design-system';
import { inBothDensities } from '../../docs/in-both-densities.ts';

const meta = {
  title: 'Design system/Display/Tag',
  component: Tag,
  tags: ['autodocs'],
  args: { children: 'Grief' },
} satisfies Meta<typeof Tag>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Grief')).toBeVisible();
  },
};
export const WithIcon: Story = { args: { icon: <Languages aria-hidden />, children: 'Arabic' } };
export const Several: Story = {
  render: () => (
    <Inline gap="x1">
      <Tag>{'Grief'}</Tag>
      <Tag>{'Family'}</Tag>
      <Tag>{'القلق'}</Tag>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('القلق')).toBeVisible();
  },
};
export const LongText: Story = {
  args: { children: 'Living with a chronic illness as a young adult far away from home' },
  render: (args) => (
    <div style={{ inlineSize: '12rem' }}>
      <Tag {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/chronic illness/).getBoundingClientRect().width).toBeLessThanOrEqual(192);
  },
};
export const Admin: Story = { tags: ['look'], ...Several, globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = {
  ...Several,
  name: 'Compact [THEME-3]',
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    const { comfortable, compact } = await inBothDensities(
      () => canvas.getByText('Grief').getBoundingClientRect().height,
    );
    await expect(compact).toBeLessThan(comfortable);
  },
};
export const RightToLeft: Story = {
  args: { icon: <Languages aria-hidden />, children: 'العربية' },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('العربية')).toBeVisible();
  },
};
