import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LineChart } from '@sakina/design-system';
import { weeks, scores, line, points, severity, severalArgs } from './story-line.ts';

const meta = {
  title: 'Design system/Data/LineChart/Kinds of data',
  component: LineChart,
  args: {
    title: 'Depression score (PHQ-9)',
    description: 'Amina Okafor, weekly since September',
    format: points,
    formatTick: (value) => String(value),
    series: [{ id: 'phq9', label: 'PHQ-9', points: line(scores) }],
    bands: severity,
    min: 0,
    max: 27,
    height: 'large',
  },
} satisfies Meta<typeof LineChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SeveralSeries: Story = {
  args: severalArgs,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveAccessibleName(
      /November 24, 2026: .?Individual.?: 35 sessions; .?Couples.?: 14 sessions/,
    );
    await expect(canvas.getByText(/Down by 6 sessions: from 10 sessions/)).toBeVisible();
  },
};

export const Gaps: Story = {
  args: {
    series: [
      { id: 'phq9', label: 'PHQ-9', points: line([18, null, null, 14, null, 13, 12, null, null, null, 9, 7, null]) },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('6 values are missing.');
    await expect(canvas.getByRole('option', { name: /September 8, 2026: no value/ })).toBeInTheDocument();
  },
};

export const OneValue: Story = {
  args: { series: [{ id: 'phq9', label: 'PHQ-9', points: line([18], ['2026-11-24']) }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('One value: 18 points on November 24, 2026.')).toBeVisible();
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
  },
};

export const AllEqual: Story = {
  args: {
    title: 'Rate a session',
    description: undefined,
    series: [{ id: 'rate', label: 'Rate', points: line(weeks.map(() => 140)) }],
    bands: [],
    hasZero: false,
    min: undefined,
    max: undefined,
    format: (value) => `$${value}`,
    height: 'small',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Always $140, from September 1, 2026 to November 24, 2026.')).toBeVisible();
  },
};

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const shortMoney = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', notation: 'compact' });
const balanceArgs = {
  title: 'Balance of the practice',
  description: 'At the end of each month',
  series: [
    {
      id: 'balance',
      label: 'Balance',
      points: line(
        [-1_240_500, -320_000, 410_000, 2_950_400.5, 1_870_000, -85_000],
        ['2026-05-31', '2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31'],
      ),
    },
  ],
  bands: [],
  min: undefined,
  max: undefined,
  format: (value: number) => money.format(value),
  formatTick: (value: number) => shortMoney.format(value),
} satisfies Story['args'];

export const HugeAndNegative: Story = {
  args: balanceArgs,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent(
      'Up by $1,155,500.00: from -$1,240,500.00 on May 31, 2026 to -$85,000.00 on October 31, 2026.',
    );
    await expect(canvas.getByText('-$1M')).toBeInTheDocument();
  },
};

/** Ten thousand days: the line is drawn, the summary is there, and only the active point is an element. */
const longAgo = Date.parse('1999-07-10T00:00:00Z');
const tenThousand = Array.from({ length: 10_000 }, (_, index) => ({
  date: new Date(longAgo + index * 86_400_000).toISOString().slice(0, 10),
  value: Math.round(60 + 30 * Math.sin(index / 500) + (index % 7)),
}));

export const TenThousandDays: Story = {
  args: {
    title: 'Calls a day',
    description: 'Help line of the foundation',
    series: [{ id: 'calls', label: 'Calls', points: tenThousand }],
    bands: [],
    max: 120,
    format: (value) => `${value} calls`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveAccessibleName(/November 24, 2026: \d+ calls/);
  },
};

export const Admin: Story = { tags: ['look'], args: severalArgs, globals: { theme: 'admin', density: 'compact' } };
