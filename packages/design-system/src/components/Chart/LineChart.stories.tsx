import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LineChart } from '@sakina/design-system';
import { scores, line, points, severity, sessions } from './story-line.ts';

const inArabic = new Intl.NumberFormat('ar-AE');

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
