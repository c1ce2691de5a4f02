import { KeyValueList, Stack, Text } from '@sakina/design-system';
import type { KeyValueItem } from '@sakina/design-system';
import type { BookingQuote } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { usePaymentText } from './messages/index.ts';

export interface PriceLinesProps {
  quote: BookingQuote;
  /** How many sessions are booked. */
  sessions: number;
}

/** The price as a sum: what it costs, what others pay, what is left; the rest is heard when it changes. */
export function PriceLines({ quote, sessions }: PriceLinesProps) {
  const t = usePaymentText();
  const format = useFormat();
  const { price, payBy, insurance, slidingScale, slidingScaleStep, coupon, total, furtherTotal } = quote;
  const less = (amountMinor: number) => format.money({ amountMinor: -amountMinor, currency: price.currency });
  const step = slidingScale.find((entry) => entry.step === slidingScaleStep);
  const items: KeyValueItem[] = [
    { term: t('lines.price'), value: format.money(price) },
    ...(payBy === 'INSURANCE' && insurance ? [{ term: t('lines.insurance', { plan: insurance.planName }), value: less(insurance.pays.amountMinor) }] : []),
    ...(step && step.price.amountMinor < price.amountMinor ? [{ term: t('lines.scale'), value: less(price.amountMinor - step.price.amountMinor) }] : []),
    ...(coupon?.status === 'APPLIED' ? [{ term: t('lines.coupon', { code: coupon.code }), value: less(coupon.discount.amountMinor) }] : []),
    { term: t('lines.tax'), value: t('lines.noTax') },
  ];
  const paid = total.amountMinor === 0 ? t('lines.free') : format.money(total);
  return (
    <Stack gap="x1h">
      <KeyValueList aria-label={t('lines')} items={items} />
      <div aria-live="polite">
        <Text size="lg" weight="strong">{t('lines.total')} <bdi>{paid}</bdi></Text>
        {sessions > 1 && <Text size="sm" tone="muted">{t('lines.further')}: <bdi>{format.money(furtherTotal)}</bdi></Text>}
      </div>
    </Stack>
  );
}
