import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BarChart } from '@sakina/design-system';

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const bar = (id: string, label: string, value: number | null) => ({ id, label, value });

const meta = {
  title: 'Design system/Data/BarChart',
  component: BarChart,
  tags: ['autodocs'],
  args: {
    title: 'Earned by month',
    description: 'Paid out and on its way, since June',
    categoryLabel: 'Month',
    format: (value) => money.format(value),
    bars: [
      bar('06', 'June', 6240),
      bar('07', 'July', 5110),
      bar('08', 'August', 4890),
      bar('09', 'September', 7320),
      bar('10', 'October', 8150),
      bar('11', 'November', 6980),
    ],
  },
} satisfies Meta<typeof BarChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says in words which bar is highest [CARE-8]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Earned by month' })).toHaveTextContent(
      /6 values\. Highest: .?October.?, \$8,150\. Lowest: .?August.?, \$4,890\./,
    );
    await expect(canvas.getAllByRole('option')).toHaveLength(6);
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show as table' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('listbox', { name: 'Earned by month' })).toHaveFocus();
    const at = () => canvas.getByRole('option', { selected: true });
    await expect(at()).toHaveAccessibleName(/June.?: \$6,240/);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(at()).toHaveAccessibleName(/August.?: \$4,890/);
    await userEvent.keyboard('{End}');
    await expect(at()).toHaveAccessibleName(/November.?: \$6,980/);
    await userEvent.keyboard('{Home}');
    await expect(at()).toHaveAccessibleName(/June/);
    await userEvent.tab({ shift: true });
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('table', { name: 'Earned by month' })).toBeVisible();
  },
};

export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const table = canvas.getByRole('table');
    await expect(within(table).getByRole('columnheader', { name: 'Month' })).toBeVisible();
    await expect(within(table).getByRole('row', { name: 'October $8,150' })).toBeVisible();
  },
};

const reasons = [
  bar('auth', 'Prior authorization missing', 14),
  bar('elig', 'Not covered on the day of the session', 11),
  bar('code', 'Procedure code does not fit the diagnosis', 7),
  bar('late', 'Sent after the time limit', 4),
  bar('dup', 'Sent twice', 2),
  bar('other', 'Another reason', 1),
];
const rowsArgs = {
  title: 'Why claims were denied',
  description: 'Denials in November',
  categoryLabel: 'Reason',
  bars: reasons,
  format: (value: number) => (value === 1 ? '1 claim' : `${value} claims`),
  formatTick: String,
} satisfies Story['args'];

export const Rows: Story = {
  name: 'Long names turn columns into rows; arrow keys move up and down',
  args: rowsArgs,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('listbox');
    await expect(plot).toHaveAttribute('aria-orientation', 'vertical');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveAccessibleName(
      /Not covered on the day of the session.?: 11 claims/,
    );
  },
};

export const Phone: Story = {
  name: 'On a phone months are rows, drawn at the available width, with room for every figure',
  decorators: [
    (Story) => (
      <div data-testid="phone" style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('listbox', { name: 'Earned by month' });
    await waitFor(() => expect(plot).toHaveAttribute('aria-orientation', 'vertical'));
    const drawing = plot.parentElement?.querySelector('svg');
    await waitFor(() => expect(drawing?.viewBox.baseVal.width).toBe(plot.clientWidth));
    const phone = canvas.getByTestId('phone');
    await expect(phone.scrollWidth).toBe(288);
    await expect(plot.clientWidth).toBeGreaterThan(100);
  },
};

export const ManyCategories: Story = {
  args: {
    title: 'Sessions by city',
    description: 'Held in November',
    categoryLabel: 'City',
    format: (value) => `${value} sessions`,
    bars: [
      'Brooklyn',
      'Queens',
      'Jersey City',
      'Newark',
      'Paterson',
      'Yonkers',
      'Dearborn',
      'Hamtramck',
      'Toledo',
      'Chicago',
      'Bridgeview',
      'Minneapolis',
      'Houston',
      'Irving',
      'Plano',
      'Anaheim',
      'Fremont',
      'San Jose',
    ].map((city, index) => bar(city, city, Math.round(120 / (index + 1)))),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(18);
    await expect(canvas.getByRole('listbox')).toHaveAttribute('aria-orientation', 'vertical');
  },
};

export const NegativeAndMissing: Story = {
  args: {
    title: 'Change against the month before',
    categoryLabel: 'Month',
    description: undefined,
    bars: [
      bar('06', 'June', 420),
      bar('07', 'July', -1130),
      bar('08', 'August', -220),
      bar('09', 'September', null),
      bar('10', 'October', 830),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: /September.?: no value/ })).toBeInTheDocument();
    await expect(canvas.getByRole('figure')).toHaveTextContent(
      /4 values\. Highest: .?October.?, \$830\. Lowest: .?July.?, -\$1,130\./,
    );
  },
};

export const OneBar: Story = {
  args: { bars: [bar('11', 'November', 6980)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent(/November.?: \$6,980\./);
    await expect(
      canvas.getByRole('figure').querySelector('rect[data-part="bar"]')?.getBoundingClientRect().width,
    ).toBeLessThanOrEqual(97);
  },
};

export const Empty: Story = {
  args: { bars: [], emptyText: 'Your earnings will appear here after your first session.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your earnings will appear here after your first session.')).toBeVisible();
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
    ...rowsArgs,
    bars: reasons.map((one) => ({
      ...one,
      label: `${one.label}, as told by the Mutual Health and Welfare Association of Public Servants of the Northern Provinces`,
    })),
  },
};

export const Admin: Story = { args: rowsArgs, globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { args: { height: 'small' }, globals: { density: 'compact' } };

const dirhams = new Intl.NumberFormat('ar-AE', { style: 'currency', currency: 'AED', maximumFractionDigits: 0 });
export const RightToLeft: Story = {
  args: {
    title: 'الدخل حسب الشهر',
    description: 'منذ يونيو',
    categoryLabel: 'الشهر',
    format: (value) => dirhams.format(value),
    formatTick: (value) => new Intl.NumberFormat('ar-AE').format(value),
    bars: [bar('06', 'يونيو', 6240), bar('07', 'يوليو', 5110), bar('08', 'أغسطس', 4890), bar('09', 'سبتمبر', 7320)],
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const [june, july] = canvas.getAllByRole('option');
    await expect(june?.getBoundingClientRect().left).toBeGreaterThan(july?.getBoundingClientRect().left ?? Infinity);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(july).toHaveAttribute('aria-selected', 'true');
  },
};
