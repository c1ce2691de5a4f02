import { Link, NotGiven, Status } from '@sakina/design-system';
import type { TableColumn } from '@sakina/design-system';
import { listAdminRefunds } from '@sakina/platform/contract';
import type { AdminRefund } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useMemo } from 'react';
import { useAdminRevenueText } from '../messages/index.ts';
import type { Dates } from '../model/periods.ts';
import { RowsTable } from './RowsTable.tsx';
import { Panel, useCursorRows } from '../../shared/index.ts';

/** What went back to clients, whether in whole or in part, and where to look next. */
export function Refunds({ dates }: { dates: Dates }) {
  const t = useAdminRevenueText();
  const format = useFormat();
  const { read, rows, server } = useCursorRows(listAdminRefunds, { query: { ...dates, limit: 50 } });
  const columns = useMemo(
    (): readonly TableColumn<AdminRefund>[] => [
      {
        id: 'date',
        header: t('refunds.column.date'),
        rowHeader: true,
        width: 'narrow',
        cell: (row) => format.shortDate(row.refundedOn),
      },
      {
        id: 'client',
        header: t('refunds.column.client'),
        cell: ({ client }) =>
          client === null ? (
            t('refunds.noClient')
          ) : (
            <Link href={paths.adminUsers({ user: client.id })}>
              <bdi>{client.displayName}</bdi>
            </Link>
          ),
      },
      {
        id: 'provider',
        header: t('providers.column.provider'),
        cell: ({ provider }) => (
          <Link href={paths.adminProviders({ provider: provider.id })}>
            <bdi>{provider.displayName}</bdi>
          </Link>
        ),
      },
      { id: 'amount', header: t('refunds.column.amount'), align: 'end', cell: ({ amount }) => format.amount(amount) },
      {
        id: 'state',
        header: t('refunds.column.state'),
        width: 'narrow',
        cell: ({ amount, paid }) => (
          <Status tone="success" size="small">
            {paid === null
              ? t('refunds.back')
              : amount.amountMinor >= paid.amountMinor
                ? t('refunds.whole')
                : t('refunds.part', { paid: format.money(paid) })}
          </Status>
        ),
      },
      { id: 'reason', header: t('refunds.column.reason'), width: 'wide', cell: ({ reason }) => <bdi>{reason}</bdi> },
      {
        id: 'next',
        header: t('refunds.column.next'),
        cell: ({ appointmentId }) =>
          appointmentId === null ? (
            <NotGiven />
          ) : (
            <Link href={paths.adminSessions({ session: appointmentId })}>{t('refunds.session')}</Link>
          ),
      },
    ],
    [t, format],
  );
  return (
    <Panel isLandmark={false} title={t('view.refunds')} lead={t('refunds.lead')}>
      <RowsTable
        read={read}
        rows={rows}
        server={server}
        caption={t('view.refunds')}
        columns={columns}
        empty={{ title: t('refunds.empty.title'), body: t('refunds.empty.body') }}
      />
    </Panel>
  );
}
