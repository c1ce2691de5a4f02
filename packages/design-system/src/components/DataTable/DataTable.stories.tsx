import { Eye, Mail } from 'lucide-react';
import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DataTable, EmptyState, initialTableState } from '@sakina/design-system';
import type { DataTableProps, DataTableState } from '@sakina/design-system';
import { exampleColumns, exampleRows } from './example-rows.ts';
import type { ExampleRow } from './example-rows.ts';

const columns = exampleColumns();
const rows = exampleRows(2400);
const onOpen = fn();
const onWrite = fn();

type Props = DataTableProps<ExampleRow>;

/** What a screen does: it keeps the state. */
function Kept({ state: initial, onStateChange, ...props }: Props) {
  const [state, setState] = useState<DataTableState>(initial);
  return <DataTable {...props} state={state} onStateChange={(next) => { setState(next); onStateChange(next); }} />;
}

const meta = {
  title: 'Design system/Data/DataTable',
  component: DataTable<ExampleRow>,
  args: {
    caption: 'Sessions',
    columns,
    rows,
    rowKey: (row) => row.id,
    rowLabel: (row) => `${row.client}, ${row.id}`,
    state: initialTableState(columns),
    onStateChange: fn(),
    today: '2026-11-24',
    empty: <EmptyState title="Sessions will be listed here" illustration="horizon">{'They appear as soon as the first one is booked.'}</EmptyState>,
    isSelectable: true,
    onRowAction: onOpen,
    rowActions: (row) => [
      { id: 'open', label: 'Open the session', icon: <Eye />, onAction: () => onOpen(row) },
      { id: 'write', label: `Write to ${row.client}`, icon: <Mail />, onAction: () => onWrite(row) },
    ],
  },
  render: (args) => <Kept {...args} />,
  beforeEach: () => {
    onOpen.mockClear();
    onWrite.mockClear();
  },
} satisfies Meta<Props>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Sessions' });
    await expect(grid).toHaveAttribute('aria-rowcount', '2401');
    await expect(canvas.getByText('2,400 rows')).toBeVisible();
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
    await userEvent.click(within(grid).getByText('Fee'));
    await expect(within(grid).getByRole('columnheader', { name: /Fee/ })).toHaveAttribute('aria-sort', 'ascending');
    await expect(await canvas.findByText('Sorted by Fee, ascending')).toBeInTheDocument();
    await userEvent.click(within(grid).getByRole('button', { name: /^Actions for Maximiliane von Hohenstein-Rosenberg, SES-10004/ , hidden: true }).closest('[role="row"]') ?? grid);
  },
};
