import { Banner, LoadingRegion, Skeleton, Stack, Stat, StatGroup, VisuallyHidden } from '@sakina/design-system';
import { getPaymentSummary } from '@sakina/platform/contract';
import type { PaymentSummary } from '@sakina/platform/contract';
import { professionRowOf } from '@sakina/platform/domain';
import { useFormat, useOperation, useUser } from '@sakina/platform/react';
import { ReadView } from '../../../shared/index.ts';
import { usePaymentsText } from '../messages/index.ts';

/** What the balance stands at, and when it is paid out. */
export function Balance() {
  const t = usePaymentsText();
  const read = useOperation(getPaymentSummary, {});
  const { billsInsurance } = professionRowOf(useUser());
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
              {Array.from({ length: billsInsurance ? 5 : 4 }, (_, index) => (
                <Skeleton key={index} shape="block" size="sm" />
              ))}
            </StatGroup>
          </LoadingRegion>
        }
      >
        {(summary) => <Figures summary={summary} billsInsurance={billsInsurance} />}
      </ReadView>
    </section>
  );
}

function Figures({ summary, billsInsurance }: { summary: PaymentSummary; billsInsurance: boolean }) {
  const t = usePaymentsText();
  const format = useFormat();
  const { available, pending, nextPayout, heldUntil, outstanding, notBilled, failedPayments, currency } = summary;
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
      {heldUntil !== null && (
        <Banner tone="warning" urgency="none" title={t('held.title', { day: format.date(heldUntil) })}>
          {t('held.body')}
        </Banner>
      )}
    </Stack>
  );
}
