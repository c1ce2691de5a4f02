import { fn } from 'storybook/test';
import { EmptyState } from '../EmptyState/index.ts';
import { exampleRows } from './example-rows.ts';
import type { ExampleRow } from './example-rows.ts';
import { columnsWithBadges } from './example-table.tsx';
import { initialTableState } from './table-state.ts';
import type { DataTableProps } from './props.ts';

/** Args shared by the stories of the table: sessions of two years. */
export const exampleArgs = {
  caption: 'Sessions',
  columns: columnsWithBadges(),
  rows: exampleRows(2400),
  rowKey: (row) => row.id,
  rowLabel: (row) => `${row.client}, ${row.id}`,
  state: initialTableState(columnsWithBadges()),
  onStateChange: fn(),
  today: '2026-11-24',
  empty: (
    <EmptyState title="Sessions will be listed here" illustration="horizon">
      {'They appear as soon as the first one is booked.'}
    </EmptyState>
  ),
} satisfies DataTableProps<ExampleRow>;

/** The number of rows that a table has to handle without a server (FAST-4). */
export const manyRows = exampleRows(100_000);
