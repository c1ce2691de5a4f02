import { DataTable, EmptyState } from '@sakina/design-system';
import type { DataColumn, DataTableState } from '@sakina/design-system';
import type { Read } from '@sakina/platform/react';
import { ReadFailure } from '../ReadFailure.tsx';
import type { CursorRows } from '../use-cursor-rows.ts';
import { useWholeList } from '../use-whole-list.ts';

/** The rows of a list as they are read, piece by piece. */
export type QueueRows<Row> = CursorRows<Row> & { read: Read<unknown> };

/** What a screen gives to each of its lists. */
export interface QueueListProps {
  /** Filters, order, columns and selection of the table. */
  state: DataTableState;
  /** Called with the state of the table after a change. */
  onStateChange: (state: DataTableState) => void;
  /** Called with the id of what is opened beside the list. */
  onOpen: (id: string) => void;
}

export interface QueueTableProps<Row> extends QueueListProps {
  /** Name of the list. */
  caption: string;
  /** Columns with their texts, in order. */
  columns: readonly DataColumn<Row>[];
  /** Rows read so far, and how more are read. */
  list: QueueRows<Row>;
  /** What a row is about, for its name. */
  rowLabel: (row: Row) => string;
  /** The id of what a row opens. @default its own */
  openId?: (row: Row) => string;
  /** Said while nothing waits. */
  empty: { title: string; body: string };
}

const ownId = ({ id }: { id: string }) => id;

/** A list that stands in the server’s order and that the server does not search: loading, failed, empty or full. */
export function QueueTable<Row extends { id: string }>({
  list,
  state,
  openId = ownId,
  onOpen,
  empty,
  ...rest
}: QueueTableProps<Row>) {
  const { read, rows } = list;
  const whole = useWholeList(list, state.search);
  return (
    <ReadFailure read={read}>
      <DataTable
        {...rest}
        {...whole}
        rows={rows}
        rowKey={ownId}
        state={state}
        isLoading={read.isLoading}
        onRowAction={(row) => onOpen(openId(row))}
        empty={<EmptyState title={empty.title}>{empty.body}</EmptyState>}
      />
    </ReadFailure>
  );
}
