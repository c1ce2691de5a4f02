import { Checkbox, Link, Stack, Status, Text } from '@sakina/design-system';
import type { StatusTone, TableColumn } from '@sakina/design-system';
import { listAdminPayouts } from '@sakina/platform/contract';
import type { AdminPayout } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useMemo, useState } from 'react';
import { Panel, useCursorRows } from '../../shared/index.ts';
import { useAdminRevenueText } from '../messages/index.ts';
import type { Dates } from '../model/periods.ts';
import { RowsTable } from './RowsTable.tsx';
import { PayoutMovements } from './PayoutMovements.tsx';
import { useDrillDown } from './use-drill-down.tsx';

const TONES: Readonly<Record<AdminPayout['status'], StatusTone>> = {
  PENDING: 'waiting',
  IN_TRANSIT: 'active',
  PAID: 'success',
  FAILED: 'danger',
};

export interface PayoutsProps {
  /** First and last day of the period. */
  dates: Dates;
  /** The payout whose sessions are shown in place of the list, or null. */
  openId: string | null;
  /** Called with the id of what is opened; null closes it. */
  onOpen: (id: string | null) => void;
}

/** What was paid out, in which state, and what comes next for each; those that failed can be shown alone. */
export function Payouts({ dates, openId, onOpen }: PayoutsProps) {
  const t = useAdminRevenueText();
  const format = useFormat();
  const { opener, isEntered, goBack } = useDrillDown(onOpen);
  const [isFailed, setFailed] = useState(false);
  const { read, rows, server } = useCursorRows(listAdminPayouts, {
    query: { ...dates, ...(isFailed && { status: ['FAILED'] }), limit: 50 },
  });
  const columns = useMemo(
    (): readonly TableColumn<AdminPayout>[] => [
      {
        id: 'date',
        header: t('refunds.column.date'),
        rowHeader: true,
        width: 'narrow',
        cell: (row) => format.shortDate(row.createdOn),
      },
      {
        id: 'provider',
        header: t('providers.column.provider'),
        width: 'wide',
        cell: ({ provider }) => (
          <Link href={paths.adminProviders({ provider: provider.id })}>
            <bdi>{provider.displayName}</bdi>
          </Link>
        ),
      },
      { id: 'amount', header: t('refunds.column.amount'), align: 'end', cell: ({ amount }) => format.amount(amount) },
      {
        id: 'sums',
        header: t('payouts.column.movements'),
        align: 'end',
        cell: (row) => format.number(row.transactionCount),
      },
      {
        id: 'state',
        header: t('refunds.column.state'),
        width: 'narrow',
        cell: ({ status }) => (
          <Status tone={TONES[status]} size="small">
            {t(`payout.${status}`)}
          </Status>
        ),
      },
      {
        id: 'next',
        header: t('refunds.column.next'),
        width: 'wide',
        cell: ({ status, failure }) => (
          <Stack gap="half">
            <Text as="span" size="sm">
              {t(`payout.${status}.next`)}
            </Text>
            {failure !== null && (
              <Text as="span" size="sm" tone="muted">
                <bdi>{failure}</bdi>
              </Text>
            )}
          </Stack>
        ),
      },
      {
        id: 'sessionsOf',
        header: t('kind.column.open'),
        cell: ({ id, provider, createdOn }) =>
          opener(id, t('movements.payout', { name: provider.displayName, day: format.date(createdOn) })),
      },
    ],
    [t, format, opener],
  );
  if (openId !== null) return <PayoutMovements payoutId={openId} isEntered={isEntered} onBack={() => goBack(openId)} />;
  return (
    <Panel isLandmark={false} title={t('view.payouts')} lead={t('payouts.lead')}>
      <Checkbox value={isFailed} onChange={setFailed}>
        {t('payouts.failed')}
      </Checkbox>
      <RowsTable
        read={read}
        rows={rows}
        server={server}
        caption={t('view.payouts')}
        columns={columns}
        empty={{ title: t('payouts.empty.title'), body: t('payouts.empty.body') }}
      />
    </Panel>
  );
}
