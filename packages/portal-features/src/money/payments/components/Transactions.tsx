import {
  DataTable,
  EmptyState,
  initialTableState,
  lazyOverlay,
  LoadingRegion,
  Skeleton,
  Stack,
} from '@sakina/design-system';
import { professionRowOf } from '@sakina/platform/domain';
import { useFormat, useNow, useUser } from '@sakina/platform/react';
import { listTransactions } from '@sakina/platform/contract';
import { useState } from 'react';
import { ReadView } from '../../../shared/index.ts';
import { usePaymentsText } from '../messages/index.ts';
import { useTransactionColumns } from './use-transaction-columns.ts';
import { PartNotice, useAllRows } from '../../shared/all-rows/index.ts';

/** The first page of the movements, the newest first. */
export const FIRST_TRANSACTIONS = { query: { limit: 100 } };

const TransactionPanel = lazyOverlay(() => import('./TransactionPanel.tsx').then((m) => m.TransactionPanel));

export interface TransactionsProps {
  /** The transaction that is open, or null. */
  openId: string | null;
  /** Called when one is opened, or closed with null. */
  onOpen: (id: string | null) => void;
}

/** Every movement on the balance: find, compare and export them; each opens the story of its session. */
export function Transactions({ openId, onOpen }: TransactionsProps) {
  const t = usePaymentsText();
  const format = useFormat();
  const today = format.dateIn(new Date(useNow(60_000)).toISOString());
  const { billsInsurance } = professionRowOf(useUser());
  const columns = useTransactionColumns();
  const [state, setState] = useState(() => initialTableState(columns));
  const { read, rows, isComplete, hasFailed, retry } = useAllRows(listTransactions, FIRST_TRANSACTIONS);
  return (
    <Stack gap="x3">
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('transactions.loading')}>
            <Skeleton lines={8} />
          </LoadingRegion>
        }
      >
        {() => (
          <Stack gap="x2">
            {hasFailed && <PartNotice list="transactions" onRetry={retry} />}
            <DataTable
              caption={t('view.transactions')}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              rowLabel={({ description, createdAt }) =>
                t('transaction.name', { description, day: format.shortDate(createdAt) })
              }
              state={state}
              onStateChange={setState}
              onRowAction={({ id }) => onOpen(id)}
              isLoading={!isComplete && !hasFailed}
              today={today}
              {...(isComplete && { exportFile: { name: t('view.transactions'), day: today } })}
              empty={
                <EmptyState title={t('transactions.empty.title')} headingLevel={3}>
                  {t(billsInsurance ? 'transactions.empty.body' : 'transactions.empty.clients')}
                </EmptyState>
              }
            />
            <TransactionPanel
              isOpen={openId !== null}
              id={openId}
              rows={rows}
              isComplete={isComplete || hasFailed}
              onClose={() => onOpen(null)}
            />
          </Stack>
        )}
      </ReadView>
    </Stack>
  );
}
