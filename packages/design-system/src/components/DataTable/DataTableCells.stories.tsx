import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button, DataTable } from '@sakina/design-system';
import type { DataTableProps } from '@sakina/design-system';
import { exampleArgs } from './example-args.tsx';
import type { ExampleRow } from './example-rows.ts';
import { KeptTable } from './example-table.tsx';
import { onRemind, onFile, onNote } from './story-cells.tsx';

const { columns, rows } = exampleArgs;

const meta = {
  title: 'Design system/Data/DataTable at work/Cells',
  component: DataTable<ExampleRow>,
  args: exampleArgs,
  render: (args) => <KeptTable {...args} />,
  beforeEach: () => {
    for (const spy of [onRemind, onFile, onNote]) spy.mockClear();
  },
} satisfies Meta<DataTableProps<ExampleRow>>;
export default meta;

type Story = StoryObj<typeof meta>;

const withNotes = columns.map((column) =>
  column.id === 'status'
    ? {
        ...column,
        hasControls: true,
        isSortable: false,
        cell: (row: ExampleRow) => (
          <Button size="small" variant="secondary" aria-label={`Note of ${row.id}`} onPress={() => onNote(row.id)}>
            {'Note'}
          </Button>
        ),
      }
    : column,
);

export const CellsWithControls: Story = {
  name: 'Enter moves into a cell with a button, Escape moves back [CARE-8]',
  args: { columns: withNotes },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Note of SES-10000' });
    const cell = button.closest<HTMLElement>('[role="gridcell"]') as HTMLElement;
    cell.focus();
    await userEvent.keyboard('{F2}');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onNote).toHaveBeenCalledWith('SES-10000');
    await userEvent.keyboard('{Escape}');
    await expect(cell).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
  },
};

function NoteOnce({ id }: { id: string }) {
  const [isNoted, setNoted] = useState(false);
  return (
    <Button
      size="small"
      variant="secondary"
      onPress={() => setNoted(true)}
    >{`${isNoted ? 'Noted' : 'Note'} ${id}`}</Button>
  );
}

const withMemory = columns.map((column) =>
  column.id === 'status'
    ? { ...column, hasControls: true, isSortable: false, cell: (row: ExampleRow) => <NoteOnce id={row.id} /> }
    : column,
);

export const CellsWithMemory: Story = {
  name: 'The state of a cell never moves to another row',
  args: { columns: withMemory },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Note SES-10000' }));
    await expect(canvas.getByRole('button', { name: 'Noted SES-10000' })).toBeVisible();
    await userEvent.click(within(canvas.getByRole('grid')).getByText('Number'));
    await userEvent.click(within(canvas.getByRole('grid')).getByText('Number'));
    await expect(await canvas.findByRole('button', { name: 'Note SES-12399' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Noted/ })).toBeNull();
  },
};

/** Another person’s changes arrive while the table is being read. */
function Changing(props: DataTableProps<ExampleRow>) {
  const [shown, setShown] = useState(rows);
  return (
    <>
      <KeptTable {...props} rows={shown} />
      <Button onPress={() => setShown(shown.slice(1))}>{'Take the first row away'}</Button>
      <Button onPress={() => setShown([])}>{'Take all away'}</Button>
    </>
  );
}

export const FocusIsNeverLost: Story = {
  name: 'Focus stays with its row when rows are sorted, filtered or removed [CARE-8]',
  render: (args) => <Changing {...args} />,
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('gridcell', { name: 'SES-10002' });
    cell.focus();
    const grid = canvas.getByRole('grid');
    grid.scrollTo({ top: 1150 * (grid.querySelector<HTMLElement>('.row')?.offsetHeight ?? 0) });
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: 'SES-11152' })).toBeInTheDocument());
    await expect(document.activeElement).toHaveTextContent('SES-10002');
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toHaveTextContent('SES-10003');
    canvas.getByRole('button', { name: 'Take the first row away' }).click();
    await waitFor(() => expect(canvas.getByText('2,399 rows')).toBeVisible());
    await expect(document.activeElement).toHaveTextContent('SES-10003');
    await expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '4');
  },
};

export const NothingToFilter: Story = {
  name: 'Offers neither filters nor an order where no column has them; the search takes the focus in their place',
  globals: { viewport: { value: 'phone' } },
  args: { columns: columns.map((column) => ({ ...column, isFilterable: false, isSortable: false })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Filters' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Sort' })).toBeNull();
    const search = canvas.getByRole('searchbox');
    await userEvent.type(search, 'nobody is called this');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear all filters' }));
    await waitFor(() => expect(search).toHaveFocus());
    await expect(search).toHaveValue('');
  },
};
