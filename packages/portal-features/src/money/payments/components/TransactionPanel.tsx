import { Banner, Button, ErrorState, KeyValueList, LoadingRegion, Skeleton, Stack, Text } from '@sakina/design-system';
import { getPayment } from '@sakina/platform/contract';
import type { Payment, Transaction } from '@sakina/platform/contract';
import { useFormat, useOperation } from '@sakina/platform/react';
import { useState } from 'react';
import { RecordDrawer, useShownId } from '../../../shared/record/index.ts';
import { ReadView } from '../../../shared/index.ts';
import { usePaymentsText } from '../messages/index.ts';
import { leftToRefund } from '../model/refund.ts';
import { RefundDialog } from './RefundDialog.tsx';
import { RefundStates } from './RefundStates.tsx';
import { Story } from './Story.tsx';

export interface TransactionPanelProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** The transaction that is open, or null. */
  id: string | null;
  /** The movements read so far. */
  rows: readonly Transaction[];
  /** Whether `rows` is all there are. */
  isComplete: boolean;
  /** Called when it is to close. */
  onClose: () => void;
}

/** One movement beside the list, with the story of its session. */
export function TransactionPanel({ isOpen, id, rows, isComplete, onClose }: TransactionPanelProps) {
  const t = usePaymentsText();
  const shownId = useShownId(id);
  const row = rows.find((each) => each.id === shownId);
  return (
    <RecordDrawer isOpen={isOpen} id={shownId} title={t('detail.title')} onClose={onClose}>
      {row ? (
        <Details row={row} rows={rows} />
      ) : isComplete ? (
        <ErrorState title={t('detail.missing.title')} headingLevel={3}>
          {t('detail.missing.body')}
        </ErrorState>
      ) : (
        <LoadingRegion label={t('detail.loading')}>
          <Skeleton lines={6} />
        </LoadingRegion>
      )}
    </RecordDrawer>
  );
}

function Details({ row, rows }: { row: Transaction; rows: readonly Transaction[] }) {
  const t = usePaymentsText();
  const format = useFormat();
  const payment = useOperation(getPayment, row.paymentId === null ? null : { params: { id: row.paymentId } });
  const { kind, client, description, amount, fee, net, createdAt, availableOn, payoutId } = row;
  return (
    <Stack gap="x4">
      <KeyValueList
        aria-label={t('detail.facts')}
        items={[
          { term: t('column.kind'), value: t(`kind.${kind}`) },
          ...(client ? [{ term: t('column.client'), value: <bdi>{client.displayName}</bdi> }] : []),
          { term: t('column.description'), value: <bdi>{description}</bdi> },
          { term: t('column.date'), value: format.shortDate(createdAt) },
          { term: t('column.amount'), value: format.amount(amount) },
          { term: t('column.fee'), value: format.amount(fee) },
          { term: t('column.net'), value: format.amount(net) },
          ...(payoutId === null ? [{ term: t('detail.availableOn'), value: format.date(availableOn) }] : []),
        ]}
      />
      {row.appointmentId !== null && <Story appointmentId={row.appointmentId} rows={rows} />}
      {row.paymentId !== null && (
        <ReadView
          read={payment}
          loading={
            <LoadingRegion label={t('detail.loading')}>
              <Skeleton lines={2} />
            </LoadingRegion>
          }
        >
          {(data) => <Refunding payment={data} rows={rows} />}
        </ReadView>
      )}
    </Stack>
  );
}

/** What is left of a payment, and the way to give it back. */
function Refunding({ payment, rows }: { payment: Payment; rows: readonly Transaction[] }) {
  const t = usePaymentsText();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const movement = rows.find((each) => each.kind === 'PAYMENT' && each.paymentId === payment.id);
  const left = leftToRefund(payment);
  const isDisputed = payment.dispute?.status === 'OPEN';
  const { currency } = payment.amount;
  return (
    <Stack gap="x2">
      <RefundStates payment={payment} />
      {isDisputed && (
        <Banner tone="warning" urgency="none" title={t('dispute.title')}>
          {t('dispute.body', { name: payment.client.displayName, amount: format.money(payment.amount) })}
        </Banner>
      )}
      <Text>
        {left > 0
          ? t('refund.left', {
              left: format.money({ amountMinor: left, currency }),
              paid: format.money(payment.amount),
              last4: payment.method.last4,
            })
          : t('refund.nothingLeft')}
      </Text>
      {left > 0 && movement && !isDisputed && (
        <div>
          <Button variant="secondary" onPress={() => setAsking(true)}>
            {t('refund')}
          </Button>
        </div>
      )}
      {isAsking && movement && <RefundDialog payment={payment} movement={movement} onClose={() => setAsking(false)} />}
    </Stack>
  );
}
