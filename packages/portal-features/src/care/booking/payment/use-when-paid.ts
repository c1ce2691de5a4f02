import type { BookingQuote } from '@sakina/platform/contract';
import { freeCancellationUntil, lateFee } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useMoment } from '../components/use-when.ts';
import { timingOf } from '../model/payment.ts';
import { usePaymentText } from './messages/index.ts';

/**
 * Returns a function that says when the session is charged, and what cancelling costs. If a code makes the first
 * session of a series free, it speaks of the further ones.
 */
export function useWhenPaid(): (quote: BookingQuote, sessions: number) => string {
  const t = usePaymentText();
  const format = useFormat();
  const moment = useMoment();
  return (quote, sessions) => {
    const { total, furtherTotal, price, payBy, cancellation, startsAt, donation } = quote;
    const timing = timingOf(quote, sessions);
    const isFirstFree = total.amountMinor === 0;
    const owed = isFirstFree ? furtherTotal : total;
    const amount = format.money(owed);
    if (donation) return t(timing === 'NEVER' ? 'when.donation.none' : 'when.donation', { amount });
    if (timing !== 'AFTER_SESSION') return t(`when.${timing}`, { amount, until: '', fee: '' });
    if (isFirstFree) return t('when.FURTHER', { amount });
    if (sessions > 1) {
      const each = lateFee(payBy === 'INSURANCE' ? price : furtherTotal, cancellation);
      const terms = { hours: cancellation.freeUntilHours, fee: format.money(each) };
      return t(each.amountMinor === 0 ? 'when.SERIES.free' : 'when.SERIES', terms);
    }
    // The fee is a share of the agreed price: with insurance, that of the service.
    const fee = lateFee(payBy === 'INSURANCE' ? price : total, cancellation);
    if (fee.amountMinor === 0) return t('when.AFTER_SESSION.free', { amount });
    return t('when.AFTER_SESSION', {
      amount,
      until: moment(freeCancellationUntil(startsAt, cancellation)),
      fee: format.money(fee),
    });
  };
}
