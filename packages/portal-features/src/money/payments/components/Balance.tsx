import { Banner, LoadingRegion, Skeleton, Stack, Stat, StatGroup, Text, VisuallyHidden } from '@sakina/design-system';
import { getPaymentSummary, getPayoutSettings } from '@sakina/platform/contract';
import type { PaymentSummary, PayoutSettings } from '@sakina/platform/contract';
import { professionRowOf } from '@sakina/platform/domain';
import { useFormat, useOperation, useUser } from '@sakina/platform/react';
import { ReadView } from '../../../shared/index.ts';
import { useNetSentence } from '../../shared/net-sentence/index.ts';
import { usePaymentsText } from '../messages/index.ts';
import { balanceReason } from '../model/payouts.ts';

/** What the balance stands at, when it is paid out, and in one sentence why it is not more. */
export function Balance() {
  const t = usePaymentsText();
  const read = useOperation(getPaymentSummary, {});
  const settings = useOperation(getPayoutSettings, {});
  return (
    <section aria-labelledby="payments-balance">
      <VisuallyHidden as="h2" id="payments-balance">
        {t('balance')}
      </VisuallyHidden>
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('balance.loading')}>
            <StatGroup>
              {[1, 2, 3, 4].map((key) => (
                <Skeleton key={key} shape="block" size="sm" />
              ))}
            </StatGroup>
          </LoadingRegion>
        }
      >
        {(summary) => <Figures summary={summary} settings={settings.data} />}
      </ReadView>
    </section>
  );
}

function Figures({ summary, settings }: { summary: PaymentSummary; settings: PayoutSettings | undefined }) {
  const t = usePaymentsText();
  const format = useFormat();
  const netSentence = useNetSentence();
  const { billsInsurance } = professionRowOf(useUser());
  const {
    available,
    pending,
    nextPayout,
    heldUntil,
    outstanding,
    notBilled,
    failedPayments,
    thisMonth,
    currency,
    asOf,
  } = summary;
  const reason = settings && balanceReason(summary, settings);
  const balance = available.amountMinor + pending.amountMinor;
  const positive = (amountMinor: number) => format.money({ amountMinor: Math.abs(amountMinor), currency });
  return (
    <Stack gap="x2">
      <StatGroup>
        <Stat
          label={t('balance.available')}
          value={positive(available.amountMinor)}
          amount={available.amountMinor}
          // Never a bare minus: a debt is said in words (woocommerce-payments#4660).
          {...(available.amountMinor < 0 && { unit: t('balance.owedUnit') })}
        />
        <Stat
          label={t('balance.pending')}
          value={positive(pending.amountMinor)}
          amount={pending.amountMinor}
          {...(pending.amountMinor < 0 && { unit: t('balance.owedUnit') })}
        />
        <Stat
          label={t('balance.next')}
          value={nextPayout ? format.money(nextPayout.amount) : t('balance.none')}
          amount={nextPayout?.amount.amountMinor}
          {...(nextPayout && { unit: t('balance.on', { day: format.date(nextPayout.on) }) })}
        />
        <Stat
          label={t('balance.outstanding')}
          value={format.money(outstanding)}
          amount={outstanding.amountMinor}
          {...(failedPayments > 0 && { unit: t('balance.failed', { count: failedPayments }) })}
        />
        {billsInsurance && (
          <Stat
            label={t('balance.notBilled')}
            value={format.money(notBilled.amount)}
            amount={notBilled.amount.amountMinor}
            {...(notBilled.count > 0 && { unit: t('balance.claims', { count: notBilled.count }) })}
          />
        )}
      </StatGroup>
      <Text size="xs" tone="muted">
        {reason && (
          <>
            <span>
              {t(reason === 'settling' && !billsInsurance ? 'reason.settlingCards' : `reason.${reason}`, {
                amount: positive(reason === 'settling' ? pending.amountMinor : balance),
                minimum: format.money(settings.minimumAmount),
                day: settings.heldUntil === null ? '' : format.date(settings.heldUntil),
              })}
            </span>{' '}
          </>
        )}
        <span>{t('balance.month', { sentence: netSentence(thisMonth) })}</span>{' '}
        <span>{t('balance.asOf', { time: format.time(asOf) })}</span>
      </Text>
      {heldUntil !== null && (
        <Banner tone="warning" urgency="none" title={t('held.title', { day: format.date(heldUntil) })}>
          {t('held.body')}
        </Banner>
      )}
    </Stack>
  );
}
