import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StackedBarChart } from '@sakina/design-system';

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const parts = [
  { id: 'insurer', label: 'Insurance' },
  { id: 'client', label: 'Client' },
  { id: 'fund', label: 'Zakat fund' },
];
const bars = [
  { id: '08', label: 'August', values: { insurer: 3100, client: 1290, fund: 500 } },
  { id: '09', label: 'September', values: { insurer: 4620, client: 1900, fund: 800 } },
  { id: '10', label: 'October', values: { insurer: 5350, client: 2100, fund: 700 } },
  { id: '11', label: 'November', values: { insurer: 4180, client: 1850, fund: 950 } },
];

const meta = {
  title: 'Design system/Data/StackedBarChart',
  component: StackedBarChart,
  tags: ['autodocs'],
  args: {
    title: 'Who paid for sessions',
    description: 'By month, since August',
    categoryLabel: 'Month',
    parts,
    bars,
    format: (value) => money.format(value),
  },
} satisfies Meta<typeof StackedBarChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says wholes and parts in words [CARE-8]',
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('figure', { name: 'Who paid for sessions' });
    await expect(chart).toHaveTextContent(/Highest: .?October.?, \$8,150\. Lowest: .?August.?, \$4,890\./);
    await expect(chart).toHaveTextContent(/Total \$27,340\. Largest: .?Insurance.?, \$17,250\./);
    await expect(within(canvas.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('listbox', { name: 'Who paid for sessions' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    const at = () => canvas.getByRole('option', { selected: true });
    await expect(at()).toHaveAccessibleName(
      /November.?: \$6,980\. .?Insurance.?: \$4,180; .?Client.?: \$1,850; .?Zakat fund.?: \$950/,
    );
    await userEvent.keyboard('{ArrowLeft}');
    await expect(at()).toHaveAccessibleName(/October/);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull();
  },
};

export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: 'October $5,350 $2,100 $700 $8,150' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Total $17,250 $7,140 $2,950 $27,340' })).toBeVisible();
  },
};

export const MissingAndNegative: Story = {
  args: {
    bars: [
      { id: '10', label: 'October', values: { insurer: 5350, client: -400, fund: null } },
      { id: '11', label: 'November', values: { client: 1850 } },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: /October.?: \$4,950\. .*-\$400.*no value/ })).toBeInTheDocument();
  },
};

const sixParts = ['Individual', 'Couples', 'Family', 'Group', 'Pastoral', 'Mentoring'].map((label) => ({
  id: label,
  label,
}));
const sixBars = bars.map((bar, row) => ({
  ...bar,
  values: Object.fromEntries(sixParts.map(({ id }, index) => [id, 30 - index * 4 + row * 2])),
}));
const sixArgs = {
  title: 'Sessions by kind',
  description: 'Held since August',
  parts: sixParts,
  bars: sixBars,
  format: (value: number) => `${value} sessions`,
  formatTick: String,
} satisfies Story['args'];

export const SixParts: Story = {
  name: 'Tells six parts apart by pattern as well as by color',
  args: sixArgs,
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('list')).getAllByRole('listitem')).toHaveLength(6);
  },
};

export const Empty: Story = {
  args: { bars: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing to show yet.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the chart…');
  },
};

export const LongText: Story = {
  args: {
    parts: parts.map((part) => ({
      ...part,
      label: `${part.label}, including what was paid later than thirty days after the session`,
    })),
    bars: bars.map((bar) => ({ ...bar, label: `${bar.label}, Brooklyn and online together` })),
  },
};

export const Admin: Story = { tags: ['look'], args: sixArgs, globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { args: { height: 'small' }, globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    title: 'من دفع مقابل الجلسات',
    description: 'حسب الشهر منذ أغسطس',
    categoryLabel: 'الشهر',
    format: (value) => `${new Intl.NumberFormat('ar-AE').format(value)} درهم`,
    parts: [
      { id: 'insurer', label: 'التأمين' },
      { id: 'client', label: 'المستفيد' },
      { id: 'fund', label: 'صندوق الزكاة' },
    ],
    bars: bars.map((bar, index) => ({ ...bar, label: ['أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر'][index] ?? '' })),
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/الجزء الأكبر/)).toBeVisible();
  },
};
