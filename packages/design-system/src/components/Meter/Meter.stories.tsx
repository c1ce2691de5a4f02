import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Meter } from '@sakina/design-system';
import type { MeterLevel } from '@sakina/design-system';
import { inBothDensities } from '../../docs/in-both-densities.ts';

const levels: readonly MeterLevel[] = [
  { from: 8, label: 'two left', tone: 'warning' },
  { from: 10, label: 'none left', tone: 'danger' },
];

const meta = {
  title: 'Design system/Data/Meter',
  component: Meter,
  tags: ['autodocs'],
  args: { label: 'Sessions of this plan', value: 4, limit: 10, levels },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Meter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Sessions of this plan' });
    await expect(meter).toHaveAttribute('aria-valuetext', '4 of 10');
    await expect(canvas.getByText('4 of 10')).toBeVisible();
  },
};
export const NearlyFull: Story = {
  name: 'What the figure means is said in words [CARE-8]',
  args: { value: 8 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '8 of 10: two left');
    await expect(canvas.getByText('8 of 10: two left')).toBeVisible();
  },
};
export const Full: Story = {
  args: { value: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10 of 10: none left')).toBeVisible();
  },
};
export const MoreThanFull: Story = {
  args: { value: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '100');
    await expect(canvas.getByText('12 of 10: none left')).toBeVisible();
  },
};
export const WithUnit: Story = {
  args: { label: 'Storage', value: 3.2, limit: 5, levels: [], format: (value) => `${value} GB` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3.2 GB of 5 GB')).toBeVisible();
  },
};
export const Empty: Story = { args: { value: 0 } };
export const LongText: Story = {
  args: {
    label: 'Sessions of the plan of the family of Abdul-Rahman al-Qurashi',
    value: 9,
    levels: [{ from: 8, label: 'one left until the plan is renewed on Tuesday 1 December', tone: 'warning' }],
  },
  play: async ({ canvas }) => {
    // The words of the figure wrap below, rather than squeezing the name letter by letter.
    await expect(canvas.getByText(/^Sessions of the plan/).getBoundingClientRect().width).toBeGreaterThan(160);
  },
};
export const Admin: Story = { tags: ['look'], args: { value: 10 }, globals: { theme: 'admin', density: 'compact' } };
export const AdminWarning: Story = {
  tags: ['look'],
  args: { value: 8 },
  globals: { theme: 'admin', density: 'compact' },
};
export const Compact: Story = {
  name: 'Compact [THEME-3]',
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    const { comfortable, compact } = await inBothDensities(() =>
      Number.parseFloat(getComputedStyle(canvas.getByRole('meter')).fontSize),
    );
    await expect(compact).toBeLessThan(comfortable);
  },
};
export const RightToLeft: Story = {
  args: { label: 'جلسات هذه الخطة', value: 8, levels: [{ from: 8, label: 'بقيت جلستان', tone: 'warning' }] },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8 من 10: بقيت جلستان')).toBeVisible();
  },
};
