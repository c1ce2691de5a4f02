import { Status } from '@sakina/design-system';
import type { DataColumn } from '@sakina/design-system';
import type { Invoice } from '@sakina/platform/contract';
import { majorUnits } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useMemo } from 'react';
import { useInvoicesText } from '../messages/index.ts';
import { STATE_TONES, STATES, stateOf } from '../model/states.ts';

/**
 * The columns of the invoices.
 * @param today `YYYY-MM-DD` in the reader's zone, by which an invoice is late.
 */
export function useInvoiceColumns(today: string): readonly DataColumn<Invoice>[] {
  const t = useInvoicesText();
  const format = useFormat();
  return useMemo(() => {
    const money = (id: 'total' | 'due'): DataColumn<Invoice> => ({
      id,
      header: t(`column.${id}`),
      fileHeader: (row) => t('column.inFile', { column: t(`column.${id}`), currency: row[id].currency }),
      kind: 'number',
      width: id === 'due' ? 140 : 105,
      // What is left of a paid invoice, $0.00, tells no two of them apart.
      isFigure: id === 'total',
      value: (row) => majorUnits(row[id]),
      format: (row) => format.amount(row[id]),
    });
    return [
      {
        id: 'number',
        header: t('column.number'),
        kind: 'text',
        isRowHeader: true,
        width: 115,
        value: ({ number }) => number,
      },
      {
        id: 'client',
        header: t('column.client'),
        kind: 'text',
        isPrivate: true,
        width: 205,
        value: ({ client }) => client.displayName,
      },
      {
        id: 'state',
        header: t('column.state'),
        kind: 'choice',
        width: 150,
        value: (row) => stateOf(row, today),
        options: STATES.map((id) => ({ id, label: t(`state.${id}`) })),
        cell: (row) => (
          <Status size="small" tone={STATE_TONES[stateOf(row, today)]}>
            {t(`state.${stateOf(row, today)}`)}
          </Status>
        ),
      },
      {
        id: 'created',
        header: t('column.created'),
        kind: 'date',
        isOptional: true,
        width: 120,
        value: ({ createdAt }) => format.dateIn(createdAt),
        format: ({ createdAt }) => format.shortDate(createdAt),
      },
      {
        id: 'dueOn',
        header: t('column.dueOn'),
        kind: 'date',
        isOptional: true,
        width: 120,
        value: ({ dueOn }) => dueOn,
      },
      money('total'),
      money('due'),
    ] satisfies readonly DataColumn<Invoice>[];
  }, [t, format, today]);
}
