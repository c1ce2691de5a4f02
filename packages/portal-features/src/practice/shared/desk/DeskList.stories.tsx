import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DeskList } from './DeskList.tsx';

interface Plan {
  id: string;
  name: string;
}

const filters = [
  {
    id: 'open',
    label: 'Open',
    items: [
      { id: '1', name: 'Sleep' },
      { id: '2', name: 'Grief' },
    ],
    empty: 'No open plans',
  },
  { id: 'closed', label: 'Closed', items: [], empty: 'No closed plans' },
];

const meta = {
  title: 'Shared states/Desk list',
  component: DeskList<Plan>,
  args: { label: 'Filters', filters, start: 'open', children: ({ name }) => name },
} satisfies Meta<typeof DeskList<Plan>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows what a filter leaves, and how much that is before it is chosen',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: /Open.*2/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('tab', { name: /Closed/ }));
    await expect(await canvas.findByText('No closed plans')).toBeVisible();
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

export const Empty: Story = {
  name: 'Says what a filter without items would hold',
  args: { start: 'closed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No closed plans')).toBeVisible();
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'عوامل التصفية',
    filters: [{ id: 'open', label: 'المفتوحة', items: [{ id: '1', name: 'النوم' }], empty: 'لا خطط مفتوحة' }],
  },
  globals: { locale: 'ar' },
};
