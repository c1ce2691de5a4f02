import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Lock } from 'lucide-react';
import { Badge, Inline } from '@sakina/design-system';

const meta = {
  title: 'Design system/Display/Badge',
  component: Badge,
  tags: ['autodocs'],
  args: { children: 'Confirmed' },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Confirmed')).toBeVisible();
  },
};
export const Success: Story = { args: { tone: 'success' } };
export const Warning: Story = { args: { tone: 'warning', children: 'Unsigned' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Canceled' } };
export const Info: Story = { args: { tone: 'info', children: 'In 20 minutes' } };
export const Accent: Story = { args: { tone: 'accent', children: 'New here' } };
export const OwnIcon: Story = { args: { icon: <Lock aria-hidden />, children: 'Private' } };
export const NoIcon: Story = { args: { tone: 'success', icon: null, children: 'Available today' } };

const all = (
  <Inline>
    <Badge>{'Draft'}</Badge>
    <Badge tone="success">{'Completed'}</Badge>
    <Badge tone="warning">{'Unsigned'}</Badge>
    <Badge tone="danger">{'Canceled'}</Badge>
    <Badge tone="info">{'In progress'}</Badge>
    <Badge tone="accent">{'New here'}</Badge>
  </Inline>
);
export const AllTones: Story = { render: () => all };
export const LongText: Story = {
  args: { tone: 'warning', children: 'Waiting for the consent of both guardians before the first session can begin' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const badge = canvas.getByText(/Waiting for the consent/).parentElement;
    await expect(badge?.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Admin: Story = { tags: ['look'], render: () => all, globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], render: () => all, globals: { density: 'compact' } };
export const RightToLeft: Story = {
  render: () => (
    <Inline>
      <Badge>{'مسودة'}</Badge>
      <Badge tone="success">{'مكتملة'}</Badge>
      <Badge tone="warning">{'بلا توقيع'}</Badge>
      <Badge tone="danger">{'ملغاة'}</Badge>
      <Badge tone="info">{'بعد 20 دقيقة'}</Badge>
      <Badge tone="accent">{'جديدة هنا'}</Badge>
    </Inline>
  ),
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const words = canvas.getByText('مكتملة');
    await expect(words.previousElementSibling?.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      words.getBoundingClientRect().right,
    );
    await expect(canvas.getByText('مسودة').getBoundingClientRect().left).toBeGreaterThan(
      words.getBoundingClientRect().right,
    );
  },
};
