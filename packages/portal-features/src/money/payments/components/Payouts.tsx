import { EmptyState, lazyOverlay, LoadingRegion, Skeleton, Stack, Status, Table } from '@sakina/design-system';
import type { TableColumn } from '@sakina/design-system';
import { listPayouts } from '@sakina/platform/contract';
import type { Payout } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { ReadView } from '../../../shared/index.ts';
import { MorePages, usePagesOf } from '../../../shared/pages/index.ts';
import { usePaymentsText } from '../messages/index.ts';
import { PAYOUT_TONES } from './payout-tones.ts';

const PayoutPanel = lazyOverlay(() => import('./PayoutPanel.tsx').then((m) => m.PayoutPanel));

export interface PayoutsProps {
  /** The payout that is open, or null. */
  openId: string | null;
  /** Called when one is opened, or closed with null. */
  onOpen: (id: string | null) => void;
}

/** What went to the bank, the newest first; each opens with the line that ties it out. */
export function Payouts({ openId, onOpen }: PayoutsProps) {
  const t = usePaymentsText();
  const format = useFormat();
  const { read, pages } = usePagesOf(listPayouts, { query: { limit: 100 } });
  const columns: TableColumn<Payout>[] = [
    {
      id: 'created',
      header: t('payout.created'),
      rowHeader: true,
      cell: ({ createdAt }) => format.shortDate(createdAt),
    },
    {
      id: 'status',
      header: t('payout.status'),
      cell: ({ status }) => (
        <Status size="small" tone={PAYOUT_TONES[status]}>
          {t(`payout.${status}`)}
        </Status>
      ),
    },
    { id: 'arrives', header: t('payout.arrives'), hideBelow: 'lg', cell: ({ arrivesOn }) => format.date(arrivesOn) },
    {
      id: 'account',
      header: t('payout.account'),
      hideBelow: 'lg',
      cell: ({ destination }) => t('payout.accountValue', { bank: destination.bankName, last4: destination.last4 }),
    },
    { id: 'amount', header: t('column.amount'), align: 'end', cell: ({ amount }) => format.amount(amount) },
  ];
  return (
    <Stack gap="x3">
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('payouts.loading')}>
            <Skeleton lines={6} />
          </LoadingRegion>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState title={t('payouts.empty.title')} headingLevel={3}>
            {t('payouts.empty.body')}
          </EmptyState>
        }
      >
        {() => (
          <Table
            caption={t(pages.hasMore ? 'payouts.latest' : 'view.payouts', { count: pages.items.length })}
            columns={columns}
            rows={pages.items}
            rowKey={({ id }) => id}
            rowLabel={({ createdAt }) => t('payout.name', { day: format.shortDate(createdAt) })}
            onRowAction={({ id }) => onOpen(id)}
            empty={null}
          />
        )}
      </ReadView>
      <MorePages pages={pages} label={t('payouts.more')} />
      <PayoutPanel isOpen={openId !== null} id={openId} onClose={() => onOpen(null)} />
    </Stack>
  );
}
