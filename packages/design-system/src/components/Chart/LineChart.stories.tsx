import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LineChart } from '@sakina/design-system';

const weeks = [
  '2026-09-01',
  '2026-09-08',
  '2026-09-15',
  '2026-09-22',
  '2026-09-29',
  '2026-10-06',
  '2026-10-13',
  '2026-10-20',
  '2026-10-27',
  '2026-11-03',
  '2026-11-10',
  '2026-11-17',
  '2026-11-24',
];
const scores = [18, 17, 17, 14, null, 13, 12, 13, 10, 9, 9, 7, 8];
const line = (values: (number | null)[], days = weeks) =>
  days.map((date, index) => ({ date, value: values[index] ?? null }));

const points = (value: number) => `${value} points`;
const inArabic = new Intl.NumberFormat('ar-AE');
const severity = [
  { from: 0, to: 5, label: 'Minimal' },
  { from: 5, to: 10, label: 'Mild' },
  { from: 10, to: 15, label: 'Moderate' },
  { from: 15, to: 20, label: 'Moderately severe' },
  { from: 20, to: 27, label: 'Severe' },
];

const meta = {
  title: 'Design system/Data/LineChart',
  component: LineChart,
  tags: ['autodocs'],
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

export const Default: Story = {
  name: 'Says in words what the line shows [CARE-8]',
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('figure', { name: 'Depression score (PHQ-9)' });
    await expect(chart).toHaveTextContent(
      'Down by 10 points: from 18 points on September 1, 2026 to 8 points on November 24, 2026.',
    );
    await expect(chart).toHaveTextContent(
      'Highest 18 points on September 1, 2026, lowest 7 points on November 17, 2026. 1 value is missing.',
    );
    await expect(canvas.getAllByRole('option')).toHaveLength(13);
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas }) => {
    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: 'Show as table' });
    await expect(toggle).toHaveFocus();
    await userEvent.tab();
    const plot = canvas.getByRole('listbox', { name: 'Depression score (PHQ-9)' });
    await expect(plot).toHaveFocus();
    const at = () => canvas.getByRole('option', { selected: true });
    await expect(at()).toHaveAccessibleName(/September 1, 2026: 18 points, .?Moderately severe/);
    await expect(plot).toHaveAttribute('aria-activedescendant', at().id);
    await userEvent.keyboard('{ArrowRight}');
    await expect(at()).toHaveAccessibleName(/September 8, 2026: 17 points/);
    await userEvent.keyboard('{End}');
    await expect(at()).toHaveAccessibleName(/November 24, 2026: 8 points, .?Mild/);
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await expect(at()).toHaveAccessibleName(/November 17, 2026: 7 points/);
    await userEvent.keyboard('{Home}{PageDown}{PageUp}');
    await expect(at()).toHaveAccessibleName(/September 1, 2026/);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull();
    await expect(plot).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Depression score (PHQ-9)' })).toHaveFocus();
  },
};

export const AsTable: Story = {
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Show as table' });
    await userEvent.click(toggle);
    const table = canvas.getByRole('table', { name: 'Depression score (PHQ-9)' });
    await expect(within(table).getByRole('row', { name: 'September 22, 2026 14 points' })).toBeVisible();
    await expect(within(table).getByRole('row', { name: 'September 29, 2026 no value' })).toBeVisible();
    await expect(within(table).getAllByRole('row')).toHaveLength(14);
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(toggle).toHaveFocus();
  },
};

export const ByPointer: Story = {
  play: async ({ canvas, canvasElement }) => {
    const first = canvas.getByRole('option', { name: /September 15, 2026/ });
    const box = first.getBoundingClientRect();
    await userEvent.pointer({ target: first, coords: { clientX: box.left + box.width / 2, clientY: box.top + 20 } });
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(canvasElement.querySelector('[data-part="card"]')).toHaveTextContent('September 15, 202617 points');
  },
};

export const ByPointerOnAPhone: Story = {
  name: 'On a phone the figures of a point stay within the chart',
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const point = canvas.getByRole('option', { name: /September 15, 2026/ });
    const place = point.getBoundingClientRect();
    await userEvent.pointer({
      target: point,
      coords: { clientX: place.left + place.width / 2, clientY: place.top + 20 },
    });
    const figure = canvas.getByRole('figure');
    const card = await waitFor(() => figure.querySelector('[data-part="card"]') as HTMLElement);
    await waitFor(() => expect(card).toHaveTextContent('17 points'));
    const [outer, inner] = [figure.getBoundingClientRect(), card.getBoundingClientRect()];
    await expect(inner.left).toBeGreaterThanOrEqual(outer.left);
    await expect(inner.right).toBeLessThanOrEqual(outer.right);
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

const sessions = [
  { id: 'individual', label: 'Individual', points: line([22, 24, 21, 26, 28, 27, 30, 29, 33, 31, 34, 36, 35]) },
  { id: 'couples', label: 'Couples', points: line([8, 9, 9, 7, 10, 11, 10, 12, 12, 11, 13, 14, 14]) },
  { id: 'family', label: 'Family', points: line([3, 4, 3, 5, 4, 6, 5, 5, 7, 6, 8, 7, 9]) },
  { id: 'group', label: 'Group', points: line([10, 10, 8, 8, 9, 7, 8, 6, 6, 7, 5, 5, 4]) },
];
const severalArgs = {
  title: 'Sessions held, by kind',
  description: 'A week each, since September',
  series: sessions,
  bands: [],
  max: 40,
  format: (value: number) => `${value} sessions`,
};

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

export const Empty: Story = {
  args: {
    series: [{ id: 'phq9', label: 'PHQ-9', points: [] }],
    emptyText: 'Scores will appear here once Amina has filled in the questionnaire for the first time.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Scores will appear here/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the chart…');
    await expect(canvas.getByRole('figure')).toHaveAttribute('aria-busy', 'true');
  },
};

export const SummaryHidden: Story = {
  args: { summary: 'hidden' },
  play: async ({ canvas }) => {
    const summary = canvas.getByText(/Down by 10 points/);
    await expect(summary.parentElement?.offsetWidth).toBe(1);
    await expect(canvas.getByRole('listbox')).toHaveAccessibleDescription(/Down by 10 points/);
  },
};

export const LongText: Story = {
  args: {
    title:
      'Generalized anxiety and depression, self-reported before each session with Dr. Maximiliane von Hohenstein-Rosenberg',
    description: 'Questionnaires that were filled in later than two days after they were sent are not shown',
    series: sessions.map((one, index) => ({
      ...one,
      label: `${one.label}: ${['in the practice on Atlantic Avenue', 'by video with an interpreter for Arabic', 'at home', 'with the Brooklyn community circle'][index]}`,
    })),
    bands: [],
    max: 40,
    format: (value) => `${value} sessions in this week`,
  },
};

export const Admin: Story = { tags: ['look'], args: severalArgs, globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { args: { height: 'small' }, globals: { density: 'compact' } };

export const RightToLeft: Story = {
  name: 'Time runs from right to left in a right-to-left page',
  args: {
    title: 'مقياس الاكتئاب (PHQ-9)',
    description: 'آمنة العكافي، أسبوعياً منذ سبتمبر',
    format: (value) => `${inArabic.format(value)} نقطة`,
    formatTick: (value) => inArabic.format(value),
    series: [{ id: 'phq9', label: 'PHQ-9', points: line(scores) }],
    bands: ['طفيف', 'خفيف', 'متوسط', 'متوسط إلى شديد', 'شديد'].map((label, index) => ({
      from: index * 5,
      to: index === 4 ? 27 : index * 5 + 5,
      label,
    })),
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('option');
    await expect(first?.getBoundingClientRect().right).toBeGreaterThan(
      second?.getBoundingClientRect().right ?? Infinity,
    );
    await userEvent.tab();
    await userEvent.tab();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('figure')).toHaveTextContent('انخفاض بمقدار 10 نقطة');
  },
};
