import { Banner, Heading, KeyValueList, Stack, Status, Text } from '@sakina/design-system';
import { getPayout } from '@sakina/platform/contract';
import type { ResponseOf } from '@sakina/platform/contract';
import { useFormat, useOperation } from '@sakina/platform/react';
import { RecordDrawer, RecordView, useShownId } from '../../../shared/record/index.ts';
import { usePaymentsText } from '../messages/index.ts';
import { tieOut } from '../model/payouts.ts';
import { PAYOUT_TONES } from './payout-tones.ts';

export interface PayoutPanelProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** The payout that is open, or null. */
  id: string | null;
  /** Called when it is to close. */
  onClose: () => void;
}

/** One payout: how it stands, what it is made of, and whether books and bank agree. */
export function PayoutPanel({ isOpen, id, onClose }: PayoutPanelProps) {
  const t = usePaymentsText();
  const shownId = useShownId(id);
  const read = useOperation(getPayout, shownId === null ? null : { params: { id: shownId } });
  return (
    <RecordDrawer isOpen={isOpen} id={shownId} title={t('payout.title')} onClose={onClose}>
      <RecordView read={read} loading={t('payout.loading')} lines={[8]}>
        {(payout) => <Details payout={payout} />}
      </RecordView>
    </RecordDrawer>
  );
}

function Details({ payout }: { payout: ResponseOf<typeof getPayout> }) {
  const t = usePaymentsText();
  const format = useFormat();
  const { status, amount, arrivesOn, destination, failure, transactions, createdAt, statementDescriptor } = payout;
  const money = (amountMinor: number) => format.money({ amountMinor, currency: amount.currency });
  const exact = (amountMinor: number) => format.amount({ amountMinor, currency: amount.currency });
  const line = tieOut(transactions, amount.amountMinor);
  return (
    <Stack gap="x4">
      {failure && (
        <Banner tone="danger" urgency="none" title={t(`failure.${failure.code}`)}>
          {t('failure.body', { day: format.shortDate(failure.returnedAt), amount: format.money(amount) })}{' '}
          {t(`failure.${failure.code}.next`)}
        </Banner>
      )}
      <KeyValueList
        aria-label={t('payout.title')}
        items={[
          {
            term: t('payout.status'),
            value: <Status tone={PAYOUT_TONES[status]}>{t(`payout.${status}`)}</Status>,
          },
          { term: t('payout.created'), value: format.shortDate(createdAt) },
          { term: t('payout.arrives'), value: format.date(arrivesOn) },
          {
            term: t('payout.account'),
            value: t('payout.accountValue', { bank: destination.bankName, last4: destination.last4 }),
          },
          { term: t('settings.descriptor'), value: <bdi>{statementDescriptor}</bdi> },
        ]}
      />
      <Stack as="section" gap="x2" aria-label={t('tie')}>
        <Heading level={3} size="md">
          {t('tie')}
        </Heading>
        <KeyValueList
          layout="split"
          items={[
            { term: t('tie.payments'), value: exact(line.payments) },
            { term: t('tie.insurance'), value: exact(line.insurance) },
            { term: t('tie.refunds'), value: exact(-line.refunds || 0) },
            { term: t('tie.adjustments'), value: exact(line.adjustments) },
            { term: t('tie.fees'), value: exact(-line.fees || 0) },
            { term: t('tie.net'), value: exact(line.net) },
            { term: t(status === 'FAILED' ? 'tie.returned' : 'tie.bank'), value: exact(line.bank) },
          ]}
        />
        {line.unmatched === 0 ? (
          <Text size="sm" tone="muted">
            {t('tie.matches', { count: transactions.length })}
          </Text>
        ) : (
          <Banner tone="warning" urgency="none" title={t('tie.unmatched', { amount: money(Math.abs(line.unmatched)) })}>
            {t('tie.unmatched.body')}
          </Banner>
        )}
      </Stack>
      <Stack as="section" gap="x2" aria-label={t('payout.content')}>
        <Heading level={3} size="md">
          {t('payout.content')}
        </Heading>
        <KeyValueList
          layout="split"
          items={transactions.map((row) => ({
            id: row.id,
            term: t('payout.row', {
              what: row.client?.displayName ?? row.description,
              kind: t(`kind.${row.kind}`),
              day: format.shortDate(row.createdAt),
            }),
            value: format.amount(row.net),
          }))}
        />
      </Stack>
    </Stack>
  );
}
