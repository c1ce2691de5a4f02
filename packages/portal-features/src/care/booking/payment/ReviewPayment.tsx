import { Button, KeyValueList, Section, Text } from '@sakina/design-system';
import type { BookingQuote } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { needsCard, timingOf } from '../model/payment.ts';
import type { ChosenCard } from '../model/payment.ts';
import { useCardName } from '../../../shared/card-names/use-card-name.ts';
import { useSeriesSum } from '../components/use-series-sum.ts';
import { usePaymentText } from './messages/index.ts';
import { useWhenPaid } from './use-when-paid.ts';

export interface ReviewPaymentProps {
  /** What the session costs, and when it is paid. */
  quote: BookingQuote;
  /** The card that is chosen; null for none. */
  card: ChosenCard | null;
  /** How many sessions are booked. */
  sessions: number;
  /** Called to change it. */
  onEdit: () => void;
}

/** What is paid, with which card and when, as part of the review. */
export function ReviewPayment({ quote, card, sessions, onEdit }: ReviewPaymentProps) {
  const t = usePaymentText();
  const format = useFormat();
  const cardName = useCardName();
  const whenPaid = useWhenPaid();
  const sum = useSeriesSum()(quote, sessions);
  const { total, furtherTotal, payBy, insurance, donation } = quote;
  const amount = total.amountMinor === 0 ? t('lines.free') : format.money(total);
  const timing = timingOf(quote, sessions);
  const isPlain = !donation && timing === 'AFTER_SESSION' && total.amountMinor > 0;
  // What cancelling costs stands below the payment, for the session as a whole.
  const note = isPlain ? t('review.notNow') : timing === 'NEVER' && !donation ? null : whenPaid(quote, sessions);
  const further = sessions > 1 ? t('review.further', { amount: format.money(furtherTotal) }) : null;
  return (
    <Section
      headingLevel={3}
      headingSize="md"
      title={t('review.title')}
      actions={
        <Button variant="quiet" size="small" aria-label={t('review.change')} onPress={onEdit}>
          {t('changeWord')}
        </Button>
      }
    >
      <KeyValueList
        items={[
          {
            term: t(donation ? 'donation' : 'review.pay'),
            value: [amount, further].filter((words) => words !== null).join('; '),
          },
          ...(sum === null ? [] : [{ term: t('lines.series', { count: format.number(sessions) }), value: sum }]),
          ...(payBy === 'INSURANCE' && insurance
            ? [{ term: t('lines.insurance', { plan: insurance.planName }), value: format.money(insurance.pays) }]
            : []),
          ...(card && needsCard(quote, sessions) ? [{ term: t('review.by'), value: cardName(card) }] : []),
          {
            term: t('review.when'),
            value: t(`review.${timing === 'AFTER_SESSION' && sessions > 1 ? 'AFTER_EACH' : timing}`),
          },
        ]}
      />
      {note !== null && (
        <Text measure size="sm" tone="muted">
          {note}
        </Text>
      )}
    </Section>
  );
}
