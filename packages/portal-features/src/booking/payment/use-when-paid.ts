import type { BookingQuote } from '@sakina/platform/contract';
import { freeCancellationUntil, lateFee } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useMoment } from '../components/use-when.ts';
import { usePaymentText } from './messages/index.ts';

/** Returns a function that says when the session is charged, and what cancelling costs. */
export function useWhenPaid(): (quote: BookingQuote) => string {
  const t = usePaymentText();
  const format = useFormat();
  const moment = useMoment();
  return ({ timing, total, furtherTotal, price, payBy, cancellation, startsAt }) => {
    const amount = format.money(total.amountMinor === 0 ? furtherTotal : total);
    if (timing !== 'AFTER_SESSION') return t(`when.${timing}`, { amount, until: '', fee: '' });
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
