import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sparkline } from '@sakina/design-system';

const meta = {
  title: 'Design system/Data/Sparkline',
  component: Sparkline,
  tags: ['autodocs'],
  args: {
    label: 'Sessions in the last 12 weeks',
    values: [22, 24, 21, 26, 28, 27, 30, 29, 33, 31, 34, 36],
    format: (value) => String(value),
  },
} satisfies Meta<typeof Sparkline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says its trend in words [CARE-8]',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Sessions in the last 12 weeks: up, from 22 to 36; highest 36, lowest 21' }),
    ).toBeVisible();
  },
};

export const Falling: Story = {
  args: { values: [9, 7, 8, 4] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /down, from 9 to 4/ })).toBeVisible();
  },
};

export const Flat: Story = {
  args: { values: [5, 5, 5] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /always 5$/ })).toBeVisible();
  },
};

export const Gaps: Story = {
  args: { values: [9, null, 7, 8, null, NaN, 4, 3] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /down, from 9 to 3/ })).toBeVisible();
  },
};

export const OneValue: Story = {
  args: { values: [5] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Sessions in the last 12 weeks: 5' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { values: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /no values yet$/ })).toBeVisible();
  },
};

export const Small: Story = { args: { size: 'small' } };
export const LongText: Story = {
  args: {
    label:
      'Sessions held in the practice on Atlantic Avenue and online in the last 12 weeks, without those that were canceled',
  },
};
export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: { label: 'الجلسات في آخر 12 أسبوعاً', format: (value) => new Intl.NumberFormat('ar-AE').format(value) },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /ارتفاع/ })).toHaveAttribute('data-direction', 'rtl');
  },
};
