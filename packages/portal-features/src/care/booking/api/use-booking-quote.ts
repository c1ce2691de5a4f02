import { getBookingQuote } from '@sakina/platform/contract';
import type { ProviderId, ServiceId } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { PaymentWish } from '../model/payment.ts';

/** What the price is asked for. */
export interface QuoteQuestion {
  providerId: ProviderId;
  serviceId: ServiceId;
  startsAt: string;
  wish: PaymentWish;
}

/** Reads what a session costs the user (CLOUD-179); null waits. The previous quote stays while another is read. */
export function useBookingQuote(question: QuoteQuestion | null) {
  return useOperation(getBookingQuote, question === null ? null : { query: queryOf(question) }, { keepPrevious: true });
}

function queryOf({ wish: { payBy, slidingScaleStep, couponCode, donationMinor }, ...session }: QuoteQuestion) {
  return {
    ...session,
    ...(payBy === null ? {} : { payBy }),
    ...(slidingScaleStep === 'FULL' ? {} : { slidingScaleStep }),
    ...(couponCode === '' ? {} : { couponCode }),
    ...(donationMinor === 0 ? {} : { donationMinor }),
  };
}
