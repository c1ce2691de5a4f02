import { createAppointment, createBooking } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import type { BookingQuote, ProviderProfile } from '@sakina/platform/contract';
import { plainPhone } from '@sakina/platform/domain';
import { useAction, useFormat } from '@sakina/platform/react';
import { useRef } from 'react';
import { useFindOwnAppointment } from '../api/appointments.ts';
import type { BookedSessions } from '../model/booking-flow.ts';
import type { DetailsForm } from '../model/details.ts';
import { readFailure } from '../model/failure.ts';
import type { BookingFailure } from '../model/failure.ts';
import type { Choice, TimeSpan } from '../model/opening.ts';
import { termsOf } from '../model/payment.ts';
import { bookingConsent } from '../../../shared/consent-names/booking-consent.ts';
import type { ChosenCard } from '../model/payment.ts';

/** Everything that a booking sends. */
export interface BookingIntent {
  choice: Choice;
  further: readonly TimeSpan[];
  details: DetailsForm;
  quote: BookingQuote | null;
  card: ChosenCard | null;
}

interface Outcomes {
  onBooked: (booked: BookedSessions) => void;
  onFailed: (failure: BookingFailure) => void;
}

/** Makes the attempt to book. Repeating it after a lost answer books once (SEC-12). */
export function useBookingAttempt(profile: ProviderProfile, { onBooked, onFailed }: Outcomes) {
  const { timeZone, locale } = useFormat();
  const free = useAction(createAppointment);
  const booking = useAction(createBooking);
  const findOwn = useFindOwnAppointment();
  const wasAnswerLost = useRef(false);

  async function send({
    choice: { service, mode, time },
    further,
    details,
    quote,
    card,
  }: BookingIntent): Promise<BookedSessions | null> {
    if (!service || !mode || !time) return null;
    const phone = plainPhone(details.phone);
    const reasonForVisit = details.reasonForVisit.trim();
    const session = {
      providerId: profile.id,
      serviceId: service.id,
      mode,
      clientTimeZone: timeZone,
      ...(phone === '' ? {} : { phone }),
      ...(reasonForVisit === '' ? {} : { reasonForVisit }),
      consent: bookingConsent(locale),
    };
    if (!quote && further.length === 0) {
      const appointment = await free.run({ body: { ...session, startsAt: time.startsAt } });
      return { appointments: [appointment], missed: [], payment: null, quote };
    }
    const times = [time, ...further].map(({ startsAt }) => startsAt);
    const { results, payment } = await booking.run({
      body: { ...session, times, ...(quote ? { payment: termsOf(quote, card) } : {}) },
    });
    const [first, ...rest] = results.flatMap((result) => (result.outcome === 'BOOKED' ? [result.appointment] : []));
    return first
      ? {
          appointments: [first, ...rest],
          missed: results.filter((result) => result.outcome === 'TAKEN'),
          payment,
          quote,
        }
      : null;
  }

  async function attempt(intent: BookingIntent) {
    try {
      const booked = await send(intent);
      if (booked) onBooked(booked);
    } catch (error) {
      // Only errors of the client are outcomes; anything else is a bug.
      if (!isApiError(error)) throw error;
      const failure = readFailure(error);
      // After a lost answer, the time may be taken by the user's own earlier attempt: then it is booked, and nothing
      // failed.
      const startsAt = intent.choice.time?.startsAt;
      const own =
        failure.kind === 'taken' && wasAnswerLost.current && startsAt
          ? await findOwn(profile.id, startsAt).catch(() => undefined)
          : undefined;
      if (own) return onBooked({ appointments: [own], missed: [], payment: null, quote: intent.quote });
      wasAnswerLost.current ||= failure.kind === 'unsure';
      onFailed(failure);
    }
  }
  return { attempt, isRunning: free.isRunning || booking.isRunning, error: booking.error ?? free.error };
}
