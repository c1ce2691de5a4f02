import type { DataColumn } from '@sakina/design-system';
import { transactionKind } from '@sakina/platform/contract';
import type { Transaction } from '@sakina/platform/contract';
import { majorUnits } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useMemo } from 'react';
import { usePaymentsText } from '../messages/index.ts';

/** The columns of the transactions; refunds and payouts are negative in amount and in net. */
export function useTransactionColumns(): readonly DataColumn<Transaction>[] {
  const t = usePaymentsText();
  const format = useFormat();
  return useMemo(() => {
    const money = (id: 'amount' | 'fee' | 'net'): DataColumn<Transaction> => ({
      id,
      header: t(`column.${id}`),
      fileHeader: (row) => t('column.inFile', { column: t(`column.${id}`), currency: row[id].currency }),
      kind: 'number',
      // Between the amount and the net, which are in sight, it is no more than their difference.
      ...(id === 'fee' && { isHiddenAtFirst: true }),
      ...(id === 'net' && { isOptional: true }),
      // Wide enough for “−465.61 US$”, as Arabic writes it.
      width: { amount: 116, fee: 138, net: 112 }[id],
      value: (row) => majorUnits(row[id]),
      format: (row) => format.amount(row[id]),
    });
    return [
      {
        id: 'date',
        header: t('column.date'),
        kind: 'date',
        width: 118,
        value: ({ createdAt }) => format.dateIn(createdAt),
        format: ({ createdAt }) => format.shortDate(createdAt),
      },
      {
        id: 'kind',
        header: t('column.kind'),
        kind: 'choice',
        isOptional: true,
        width: 100,
        value: ({ kind }) => kind,
        options: transactionKind.options.map((id) => ({ id, label: t(`kind.${id}`) })),
      },
      {
        id: 'client',
        header: t('column.client'),
        kind: 'text',
        isPrivate: true,
        width: 176,
        value: ({ client }) => client?.displayName ?? null,
        missing: t('column.client.none'),
      },
      {
        id: 'description',
        header: t('column.description'),
        kind: 'text',
        isPrivate: true,
        isRowHeader: true,
        width: 240,
        value: ({ description }) => description,
      },
      money('amount'),
      money('fee'),
      money('net'),
      {
        id: 'state',
        header: t('column.state'),
        kind: 'choice',
        isOptional: true,
        width: 102,
        value: ({ kind, payoutId }) => (kind === 'PAYOUT' || payoutId !== null ? 'paidOut' : 'onBalance'),
        options: (['onBalance', 'paidOut'] as const).map((id) => ({ id, label: t(`state.${id}`) })),
      },
    ] satisfies readonly DataColumn<Transaction>[];
  }, [t, format]);
}
