import type { ProviderProfile, Service } from '@sakina/platform/contract';
import { useState } from 'react';
import { useBookingQuote } from '../api/use-booking-quote.ts';
import type { TimeSpan } from '../model/opening.ts';
import { noWish } from '../model/payment.ts';
import type { ChosenCard, PaymentWish } from '../model/payment.ts';

/** How the booking is paid: what is wished, what the server says to it, and with which card. */
export function usePaymentChoice(profile: ProviderProfile, service: Service | null, time: TimeSpan | null) {
  const [wish, setWish] = useState<PaymentWish>(noWish);
  const [card, setCard] = useState<ChosenCard | null>(null);
  const [isDone, setDone] = useState(false);
  const isFree = service?.price.amountMinor === 0;
  const read = useBookingQuote(
    service && time && !isFree
      ? { providerId: profile.id, serviceId: service.id, startsAt: time.startsAt, wish }
      : null,
  );
  // While the price of another time is read, the former one is nobody's: it may be due at another moment.
  const isOfThis =
    read.data?.serviceId === service?.id && Date.parse(read.data?.startsAt ?? '') === Date.parse(time?.startsAt ?? '');
  const quote = isFree || !read.data || !isOfThis ? null : read.data;
  return {
    wish,
    read,
    quote,
    card,
    /** null where the session is free: then there is no such step. */
    isAnswered: isFree ? null : isDone,
    setWish: (change: Partial<PaymentWish>) => setWish((current) => ({ ...current, ...change })),
    setCard,
    setDone,
  };
}

export type PaymentChoice = ReturnType<typeof usePaymentChoice>;
