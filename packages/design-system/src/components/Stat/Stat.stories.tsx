import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid, Stat, StatGroup } from '@sakina/design-system';

const meta = {
  title: 'Design system/Data/Stat',
  component: Stat,
  tags: ['autodocs'],
  args: { label: 'Sessions this week', value: '18', comparison: { direction: 'up', text: '4 more than last week' } },
} satisfies Meta<typeof Stat>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Sessions this week' })).toHaveTextContent('4 more than last week');
  },
};
export const Down: Story = {
  args: {
    label: 'Canceled this month',
    value: '3',
    comparison: { direction: 'down', text: '2 fewer than in February' },
  },
};
export const Level: Story = { args: { comparison: { direction: 'level', text: 'As many as last week' } } };
export const WithUnit: Story = {
  args: {
    label: 'Average length, March',
    value: '47',
    unit: 'minutes',
    comparison: { direction: 'level', text: 'Within a minute of February' },
  },
};
export const Row: Story = {
  render: (args) => (
    <Grid min="sm">
      <Stat {...args} />
      <Stat label="Unsigned notes, now" value="2" comparison={{ direction: 'down', text: '5 fewer than on Monday' }} />
      <Stat label="Paid out in March" value="AED 12,480" />
    </Grid>
  ),
};
export const Zero: Story = {
  name: 'A zero is muted by its value, whatever its currency and digits',
  render: () => (
    <StatGroup>
      {[
        ['Dollars', '$0', 0],
        ['Dirhams', 'AED\u00a00', 0],
        ['جنيهات', '٠ جنيه', 0],
        ['Share', '0%', 0],
        ['Number without its value', '0', undefined],
        ['Cents', '$0.40', 40],
        ['Text', 'None', undefined],
      ].map(([label, value, amount]) => (
        <Stat key={label} label={label} value={value} amount={typeof amount === 'number' ? amount : undefined} />
      ))}
    </StatGroup>
  ),
  play: async ({ canvas }) => {
    const colorOf = (name: string) =>
      getComputedStyle(canvas.getByRole('group', { name }).querySelector('[data-part="value"]') as Element).color;
    for (const name of ['Dirhams', 'جنيهات', 'Share']) await expect(colorOf(name)).toBe(colorOf('Dollars'));
    for (const name of ['Number without its value', 'Cents', 'Text'])
      await expect(colorOf(name)).not.toBe(colorOf('Dollars'));
  },
};
export const LongAmounts: Story = {
  name: 'Long amounts side by side never touch',
  render: (args) => (
    <StatGroup>
      {['2,091,051.05', '150,000.00', '1,746,930.93', '1,222,194.12'].map((amount, index) => (
        <Stat key={amount} {...args} label={`Account ${index + 1}`} value={`US$\u00a0${amount}`} />
      ))}
    </StatGroup>
  ),
  play: async ({ canvas }) => {
    const edges = canvas
      .getAllByText(/^US\$/)
      .map((value) => value.getBoundingClientRect())
      .toSorted((a, b) => a.top - b.top || a.left - b.left);
    await expect(edges).toHaveLength(4);
    for (const [index, { top, left }] of edges.entries()) {
      const before = edges[index - 1];
      // Numbers of one line keep a gap that tells them apart.
      if (before && Math.abs(before.top - top) < 2) await expect(left - before.right).toBeGreaterThanOrEqual(24);
    }
  },
};
export const Phone: Story = {
  name: 'On a phone two short figures share a line, and a long amount has its own',
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => (
    <StatGroup>
      {['$120', '$0', 'US$\u00a012,091,051.05'].map((value, index) => (
        <Stat key={value} {...args} label={`Account ${index + 1}`} value={value} />
      ))}
    </StatGroup>
  ),
  play: async ({ canvas }) => {
    const [first, second, long] = canvas.getAllByRole('group').map((stat) => stat.getBoundingClientRect());
    await expect(second?.top).toBe(first?.top);
    await expect(long?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
    await expect(long?.right).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const LongText: Story = {
  args: {
    label: 'Sessions that began more than five minutes late, all providers, this quarter',
    value: '1,284',
    unit: 'of 20,419 sessions',
  },
};
export const Admin: Story = { tags: ['look'], ...Row, globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], ...Row, globals: { density: 'compact' } };
export const RightToLeft: Story = {
  name: 'Up points to where the line goes on, to the left',
  render: () => (
    <Grid min="sm">
      <Stat label="جلسات هذا الأسبوع" value="18" comparison={{ direction: 'up', text: 'أكثر بأربع من الأسبوع الماضي' }} />
      <Stat
        label="متوسط المدة، نوفمبر"
        value="47"
        unit="دقيقة"
        comparison={{ direction: 'level', text: 'كما في أكتوبر' }}
      />
      <Stat label="المدفوع في نوفمبر" value="12,480.00 US$" />
    </Grid>
  ),
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const stat = canvas.getByRole('group', { name: 'جلسات هذا الأسبوع' });
    await expect(stat).toHaveTextContent('أكثر بأربع من الأسبوع الماضي');
    const arrow = stat.querySelector('svg') as SVGElement;
    await expect(getComputedStyle(arrow).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
    await expect(arrow.getBoundingClientRect().left).toBeGreaterThan(
      canvas.getByText('أكثر بأربع من الأسبوع الماضي').getBoundingClientRect().left,
    );
  },
};
