import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotGiven, Table } from '@sakina/design-system';

const meta = {
  title: 'Design system/Data/KeyValueList/Not given',
  component: NotGiven,
} satisfies Meta<typeof NotGiven>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows a dash, and reads out that it is not given [CARE-8]',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toBeVisible();
    await expect(canvas.getByText('–')).toHaveAttribute('aria-hidden', 'true');
    const words = canvas.getByText('Not given');
    await expect(words).not.toHaveAttribute('aria-hidden');
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

export const InACell: Story = {
  name: 'In a table the cell without a value is read, and the one with a value is not',
  render: () => (
    <Table
      caption="Revenue"
      rows={[
        { id: 'fees', before: null },
        { id: 'refunds', before: '$0' },
      ]}
      rowKey={({ id }) => id}
      columns={[
        { id: 'id', header: 'Step', cell: ({ id }) => id, rowHeader: true },
        { id: 'before', header: 'Last period', cell: ({ before }) => before ?? <NotGiven /> },
      ]}
      empty={null}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /fees/ })).toHaveTextContent('Not given');
    await expect(canvas.getByRole('row', { name: /refunds/ })).not.toHaveTextContent('Not given');
    await expect(canvas.getByText('$0')).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toBeVisible();
    await expect(canvas.getByText('غير مذكور')).toBeInTheDocument();
    await expect(canvas.queryByText('Not given')).toBeNull();
  },
};
