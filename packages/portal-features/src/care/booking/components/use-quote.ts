import type { BookingQuote, ProviderProfile, Service } from '@sakina/platform/contract';
import { getBookingQuote } from '@sakina/platform/contract';
import type { Read } from '@sakina/platform/react';
import { useOperation } from '@sakina/platform/react';
import type { TimeSpan } from '../model/opening.ts';
import { isFree } from '../model/payment.ts';
import type { PaymentWish } from '../model/payment.ts';

/** The price of the chosen session. */
export interface Price {
  read: Read<BookingQuote>;
  /** The quote for exactly this service and time; null until it is read, and for a free session. */
  quote: BookingQuote | null;
}

/** Reads the price of the chosen session; a free one needs no request. */
export function useQuote(
  profile: ProviderProfile,
  service: Service | null,
  time: TimeSpan | null,
  wish: PaymentWish,
): Price {
  const hasPrice = !isFree(service);
  const read = useOperation(
    getBookingQuote,
    service && time && hasPrice
      ? { query: { providerId: profile.id, serviceId: service.id, startsAt: time.startsAt, ...queryOf(wish) } }
      : null,
    // The previous quote stays while another is read.
    { keepPrevious: true },
  );
  // While the quote for another time loads, `read` still has the previous one, which may be due at another moment.
  const isOfThis =
    read.data?.serviceId === service?.id && Date.parse(read.data?.startsAt ?? '') === Date.parse(time?.startsAt ?? '');
  return { read, quote: hasPrice && read.data && isOfThis ? read.data : null };
}

function queryOf({ payBy, slidingScaleStep, couponCode, donationMinor }: PaymentWish) {
  return {
    ...(payBy === null ? {} : { payBy }),
    ...(slidingScaleStep === 'FULL' ? {} : { slidingScaleStep }),
    ...(couponCode === '' ? {} : { couponCode }),
    ...(donationMinor === 0 ? {} : { donationMinor }),
  };
}
