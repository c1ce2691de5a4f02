import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button, EmptyState, Table } from '@sakina/design-system';
import type { TableProps, TableSort } from '@sakina/design-system';
import { rows, columns, arabic, heads } from './story-rows.tsx';
import type { Row } from './story-rows.tsx';

const meta = {
  title: 'Design system/Data/Table',
  component: Table<Row>,
  tags: ['autodocs'],
  args: {
    caption: 'Sessions',
    columns,
    rows,
    rowKey: (row) => row.id,
    empty: (
      <EmptyState title="Sessions will be listed here" illustration="horizon">
        {'They appear as soon as the first one is booked.'}
      </EmptyState>
    ),
    sort: { column: 'when', direction: 'ascending' },
    onSortChange: fn(),
  },
} satisfies Meta<TableProps<Row>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('table', { name: 'Sessions' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'When (Dubai)' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByRole('columnheader', { name: 'Client' })).toHaveAttribute('aria-sort', 'none');
    await expect(canvas.getByRole('columnheader', { name: 'Fee' })).not.toHaveAttribute('aria-sort');
    await expect(canvas.getByRole('rowheader', { name: 'Omar Al-Rashid' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'When (Dubai)' }));
    await expect(args.onSortChange).toHaveBeenCalledWith({ column: 'when', direction: 'descending' });
    await userEvent.click(canvas.getByRole('button', { name: 'Provider' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'provider', direction: 'ascending' });
  },
};

function Sorting(props: TableProps<Row>) {
  const [sort, setSort] = useState<TableSort>({ column: 'minutes', direction: 'ascending' });
  const sorted = [...rows].sort((a, b) => (a.minutes - b.minutes) * (sort.direction === 'ascending' ? 1 : -1));
  return <Table {...props} rows={sorted} sort={sort} onSortChange={setSort} />;
}

export const SortingIsAnnounced: Story = {
  render: (args) => <Sorting {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Minutes' }));
    await expect(await canvas.findByText('Sorted by Minutes, descending')).toBeInTheDocument();
    await expect(canvas.getByRole('columnheader', { name: 'Minutes' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('button', { name: 'Minutes' })).toHaveFocus();
  },
};

export const RowsOpen: Story = {
  args: { onRowAction: fn(), rowLabel: (row) => `${row.client}, ${row.id}` },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Omar Al-Rashid, SES-2041' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRowAction).toHaveBeenCalledWith(rows[0]);
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  args: { onRowAction: fn() },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Client' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'client', direction: 'ascending' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'When (Dubai)' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'when', direction: 'descending' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Minutes' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Omar Al-Rashid' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRowAction).toHaveBeenLastCalledWith(rows[1]);
    await expect(canvas.getByRole('button', { name: 'نور المصري' })).toHaveFocus();
  },
};

export const LoadingFirstTime: Story = {
  args: { rows: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  },
};

export const LoadingAgain: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Omar Al-Rashid' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sessions will be listed here' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const CaptionVisible: Story = {
  args: { isCaptionVisible: true, caption: 'Sessions in March, all providers' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sessions in March, all providers').getBoundingClientRect().height).toBeGreaterThan(
      20,
    );
  },
};

export const Scrolling: Story = {
  args: {
    columns: [
      ...columns,
      ...columns.map((column) => ({
        ...column,
        id: `${column.id}-again`,
        header: `${column.header} (before the change)`,
        rowHeader: false,
        sortable: false,
      })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Sessions' })).toHaveAttribute('tabindex', '0');
  },
};

export const WithRowButtons: Story = {
  args: {
    columns: [
      ...columns,
      {
        id: 'open',
        header: 'Actions',
        cell: () => (
          <Button size="small" variant="secondary">
            {'Open'}
          </Button>
        ),
        width: 'narrow',
      },
    ],
  },
};

export const Phone: Story = {
  args: { onRowAction: fn() },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getByRole('list', { name: 'Sessions' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'When (Dubai)', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Omar Al-Rashid' }));
    await expect(args.onRowAction).toHaveBeenCalledWith(rows[0]);
  },
};

export const PhoneEmpty: Story = { args: { rows: [] }, globals: { viewport: { value: 'phone', isRotated: false } } };

export const PhoneLoading: Story = {
  args: { rows: [], isLoading: true },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const LongText: Story = {
  args: {
    rows: rows.map((row) => ({
      ...row,
      client: `${row.client} and the family of ${row.client}, referred by the school`,
    })),
  },
};

export const Admin: Story = { args: { onRowAction: fn() }, globals: { theme: 'admin', density: 'compact' } };

export const AdminComfortable: Story = { tags: ['look'], globals: { theme: 'admin' } };

export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };

export const RightToLeft: Story = {
  name: 'The first column is on the right, figures end on the left',
  args: {
    caption: 'الجلسات',
    rows: arabic,
    columns: columns.map((column) => ({ ...column, header: heads[column.id as keyof typeof heads] })),
    onRowAction: fn(),
  },
  globals: { locale: 'ar', viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('table', { name: 'الجلسات' })).toBeVisible();
    const [first, second] = canvas.getAllByRole('columnheader').map((head) => head.getBoundingClientRect());
    await expect(first?.left).toBeGreaterThanOrEqual(second?.right ?? 0);
    const minutes = canvas.getByRole('cell', { name: '50' });
    await expect(getComputedStyle(minutes)).toMatchObject({ direction: 'rtl', textAlign: 'end' });
    await userEvent.click(canvas.getByRole('button', { name: 'نور المصري' }));
    await expect(args.onRowAction).toHaveBeenLastCalledWith(arabic[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'الموعد (نيويورك)' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'when', direction: 'descending' });
  },
};
