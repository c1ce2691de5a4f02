import { Text, theme } from '@sakina/design-system';
import type { BookingQuote } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import styled from 'styled-components';
import { useSeriesSum } from '../components/use-series-sum.ts';
import { usePaymentText } from './messages/index.ts';

export interface PriceLinesProps {
  /** What the session costs, and when it is paid. */
  quote: BookingQuote;
  /** How many sessions are booked. */
  sessions: number;
}

const Sum = styled.div`
  display: grid;
  gap: ${theme.space.x1};
  max-inline-size: 30rem;
`;
const Lines = styled.dl`
  display: grid;
  gap: ${theme.space.x1};
  padding-block-end: ${theme.space.x1h};
  border-block-end: 1px solid ${theme.color.controlBorder};
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};
  & > div { display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: ${theme.space.x3}; }
  & dt { color: ${theme.color.textMuted}; }
  & dd {
    margin-inline-start: auto;
    font-family: ${theme.font.data};
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
`;
const Total = styled.div`
  & > p:first-child {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: ${theme.space.x3};
    font-variant-numeric: tabular-nums;
  }
  & > p + p { text-align: end; }
`;

/**
 * The price as a sum: what the session costs, what others pay, what is left. A screen reader announces a changed total.
 */
export function PriceLines({ quote, sessions }: PriceLinesProps) {
  const t = usePaymentText();
  const format = useFormat();
  const sumOf = useSeriesSum();
  const { price, payBy, insurance, slidingScale, slidingScaleStep, coupon, total, furtherTotal, donation } = quote;
  const less = (amountMinor: number) => format.amount({ amountMinor: -amountMinor, currency: price.currency });
  const step = slidingScale.find((entry) => entry.step === slidingScaleStep);
  const items = [
    donation
      ? { term: t('donation'), value: format.amount(donation) }
      : { term: t('lines.price'), value: format.amount(price) },
    ...(payBy === 'INSURANCE' && insurance
      ? [{ term: t('lines.insurance', { plan: insurance.planName }), value: less(insurance.pays.amountMinor) }]
      : []),
    ...(step && step.price.amountMinor < price.amountMinor
      ? [{ term: t('lines.scale'), value: less(price.amountMinor - step.price.amountMinor) }]
      : []),
    ...(coupon?.status === 'APPLIED'
      ? [{ term: t('lines.coupon', { code: coupon.code }), value: less(coupon.discount.amountMinor) }]
      : []),
    { term: t('lines.tax'), value: t('lines.noTax') },
  ];
  const paid = total.amountMinor === 0 ? t('lines.free') : format.amount(total);
  return (
    <Sum>
      <Lines aria-label={t('lines')}>
        {items.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </Lines>
      <Total aria-live="polite">
        <Text size="lg" weight="strong">
          {t('lines.total')} <bdi>{paid}</bdi>
        </Text>
        {sessions > 1 && (
          <>
            <Text size="sm" tone="muted">
              {t('lines.further')}: <bdi>{format.money(furtherTotal)}</bdi>
            </Text>
            <Text weight="strong">
              {t('lines.series', { count: format.number(sessions) })}: <bdi>{sumOf(quote, sessions)}</bdi>
            </Text>
          </>
        )}
      </Total>
    </Sum>
  );
}
