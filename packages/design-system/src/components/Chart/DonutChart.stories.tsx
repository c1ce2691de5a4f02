import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DonutChart } from '@sakina/design-system';

const slice = (label: string, value: number | null) => ({ id: label, label, value });
const sessions = (value: number) => `${value} sessions`;

const meta = {
  title: 'Design system/Data/DonutChart',
  component: DonutChart,
  tags: ['autodocs'],
  args: {
    title: 'How sessions were held',
    description: 'November',
    categoryLabel: 'Kind',
    totalLabel: 'in all',
    format: sessions,
    slices: [slice('Video', 62), slice('In person', 27), slice('Chat', 8), slice('Phone', 3)],
  },
} satisfies Meta<typeof DonutChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says the whole and its parts in words [CARE-8]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'How sessions were held' })).toHaveTextContent(
      /Total 100 sessions\. Largest: .?Video.?, 62 sessions \(62%\)\. Smallest: .?Phone.?, 3 sessions \(3%\)\./,
    );
    await expect(canvas.getByRole('option', { name: 'In person 27 sessions 27%' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('listbox', { name: 'How sessions were held' })).toHaveFocus();
    const at = () => canvas.getByRole('option', { selected: true });
    await expect(at()).toHaveAccessibleName(/Video/);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(at()).toHaveAccessibleName('Chat 8 sessions 8%');
    await userEvent.keyboard('{End}');
    await expect(at()).toHaveAccessibleName(/Phone/);
    await userEvent.keyboard('{ArrowUp}{Home}');
    await expect(at()).toHaveAccessibleName(/Video/);
  },
};

export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: 'Chat 8 sessions 8%' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'in all 100 sessions 100%' })).toBeVisible();
  },
};

const languages = ['English', 'Arabic', 'Urdu', 'Turkish', 'Somali', 'Bengali', 'French', 'Farsi', 'Bosnian'].map(
  (label, index) => slice(label, [140, 96, 44, 21, 18, 12, 7, 5, 2][index] ?? 0),
);
export const ManySlices: Story = {
  name: 'Joins the smallest parts where there are too many to tell apart',
  args: { title: 'Languages of sessions', slices: languages },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(6);
    await expect(canvas.getByRole('option', { name: 'Others (4) 26 sessions 8%' })).toBeVisible();
  },
};

export const OneSlice: Story = {
  args: { slices: [slice('Video', 62), slice('Phone', 0), slice('Chat', null)] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await expect(canvas.getByRole('figure')).toHaveTextContent(/Video.?: 62 sessions \(100%\)\./);
  },
};

export const Empty: Story = {
  args: { slices: [slice('Video', 0)] },
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
    slices: [
      slice('By video with an interpreter whom the Mutual Health and Welfare Association pays', 1_240_500),
      slice('In person in the practice on Atlantic Avenue', 980_000),
    ],
    totalLabel: 'sessions since the practice opened',
    format: (value) => new Intl.NumberFormat('en-US').format(value),
  },
};
export const Admin: Story = {
  tags: ['look'],
  args: { title: 'Languages of sessions', slices: languages },
  globals: { theme: 'admin', density: 'compact' },
};
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    title: 'كيف عُقدت الجلسات',
    description: 'نوفمبر',
    categoryLabel: 'النوع',
    totalLabel: 'في المجموع',
    format: (value) => `${new Intl.NumberFormat('ar-AE').format(value)} جلسة`,
    slices: [slice('عبر الفيديو', 62), slice('حضورياً', 27), slice('محادثة نصية', 8)],
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: /حضورياً/ })).toBeVisible();
    await expect(canvas.getByRole('figure')).toHaveTextContent('الأكبر');
  },
};
