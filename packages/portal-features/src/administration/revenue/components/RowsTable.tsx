import { EmptyState, LoadingRegion, Skeleton, Stack, Table } from '@sakina/design-system';
import type { TableColumn } from '@sakina/design-system';
import type { Read } from '@sakina/platform/react';
import type { ReactNode } from 'react';
import { ReadView } from '../../../shared/index.ts';
import type { CursorRows } from '../../shared/index.ts';
import { useAdminRevenueText } from '../messages/index.ts';
import { MoreRows } from './MoreRows.tsx';

export interface RowsTableProps<Row> extends CursorRows<Row> {
  /** The first piece of the list, for its loading, failed and empty states. */
  read: Read<{ items: readonly unknown[] }>;
  /** Name of the table. */
  caption: string;
  /** Columns with their texts, in order. */
  columns: readonly TableColumn<Row>[];
  /** What is said where there are no rows. */
  empty: { title: string; body: string };
  /** What stands below the rows. */
  children?: ReactNode;
}

/** A list of money that comes piece by piece, in each of its states. */
export function RowsTable<Row extends { id: string }>({
  read,
  rows,
  server,
  caption,
  columns,
  empty,
  children,
}: RowsTableProps<Row>) {
  const t = useAdminRevenueText();
  return (
    <ReadView
      read={read}
      loading={
        <LoadingRegion label={t('loading')}>
          <Skeleton lines={8} />
        </LoadingRegion>
      }
      isEmpty={({ items }) => items.length === 0}
      empty={<EmptyState title={empty.title}>{empty.body}</EmptyState>}
    >
      {() => (
        <Stack gap="x2">
          <Table caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} empty={null} />
          <MoreRows rows={rows} server={server} />
          {children}
        </Stack>
      )}
    </ReadView>
  );
}
