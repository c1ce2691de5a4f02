import { useState } from 'react';
import { Badge } from '../Badge/index.ts';
import type { BadgeTone } from '../Badge/index.ts';
import { DataTable } from './DataTable.tsx';
import { exampleColumns } from './example-rows.ts';
import type { ExampleRow } from './example-rows.ts';
import type { DataTableProps } from './props.ts';
import type { DataColumn } from './types.ts';

const TONES: Record<ExampleRow['status'], BadgeTone> = {
  completed: 'success',
  booked: 'info',
  cancelled: 'danger',
  unsigned: 'warning',
};

/** The columns of the stories, with a status that is drawn. */
export function columnsWithBadges(words: 'en' | 'ar' = 'en'): DataColumn<ExampleRow>[] {
  return exampleColumns(words).map((column) =>
    column.id === 'status'
      ? {
          ...column,
          cell: (row: ExampleRow) => (
            <Badge tone={TONES[row.status]}>{column.options?.find(({ id }) => id === row.status)?.label}</Badge>
          ),
        }
      : column,
  );
}

/** Stands in for a screen: keeps the state of the table. */
export function KeptTable({ state: initial, onStateChange, ...props }: DataTableProps<ExampleRow>) {
  const [state, setState] = useState(initial);
  return (
    <DataTable
      {...props}
      state={state}
      onStateChange={(next) => {
        setState(next);
        onStateChange(next);
      }}
    />
  );
}
