import type { ProviderProfile } from '@sakina/platform/contract';
import { useMemo, useReducer } from 'react';
import { useOpenSlots } from '../../shared/open-slots/index.ts';
import { answersOf, bookingReducer, chosenAddress, positionOf, startBooking } from '../model/booking-flow.ts';
import type { BookingEvent } from '../model/booking-flow.ts';
import { isLostTime } from '../model/failure.ts';
import type { BookingFailure } from '../model/failure.ts';
import type { Opening } from '../model/opening.ts';
import { firstOpenStep } from '../model/steps.ts';
import type { StepAddress } from '../model/steps.ts';
import { useBookingAttempt } from './use-booking-attempt.ts';
import { useDetails } from './use-details.ts';
import { useQuote } from './use-quote.ts';
import { useSeries } from './use-series.ts';
import { useSlotHold } from './use-slot-hold.ts';

/** One booking: its state, what it needs from the server, and the attempt to book. */
export function useBookingFlow(profile: ProviderProfile, opening: Opening, { step, onStepChange }: StepAddress) {
  const [state, dispatch] = useReducer(bookingReducer, opening, startBooking);
  const { choice, wish, card } = state;
  const details = useDetails(profile.id, state.booked !== null);
  const slots = useOpenSlots(profile.id, choice.service?.id ?? null);
  const openTimes = useMemo(
    () => (slots.data?.slots ?? []).filter((slot) => choice.mode !== null && slot.modes.includes(choice.mode)),
    [slots.data, choice.mode],
  );
  const series = useSeries(profile, choice.time, openTimes);
  const price = useQuote(profile, choice.service, choice.time, wish);
  const answered = answersOf(state);
  const position = positionOf(state, step);

  // The address changes together with the state: in an effect, the step just left would be shown once more.
  function send(event: BookingEvent) {
    dispatch(event);
    const next = bookingReducer(state, event);
    if (next.moves > state.moves) onStepChange?.(next.step, chosenAddress(next));
  }
  function fail(failure: BookingFailure) {
    if (failure.kind === 'price') price.read.reload();
    if (isLostTime(failure)) slots.reload();
    send({ type: 'failed', failure });
  }
  const slotHold = useSlotHold({
    providerId: profile.id,
    service: choice.service,
    time: choice.time,
    onLost: fail,
    isNeeded: position.shown === 'details' || position.shown === 'payment' || position.shown === 'review',
  });
  const { attempt, isRunning, error } = useBookingAttempt(profile, {
    onBooked: (booked) => send({ type: 'booked', booked }),
    onFailed: fail,
  });

  async function book() {
    if (isRunning) return;
    const open = firstOpenStep(answered);
    if (open !== 'review') return send({ type: 'stepOpened', step: open });
    if (answered.payment !== null && !price.quote) return;
    send({ type: 'attemptStarted' });
    await attempt({ choice, further: series.further, details: details.values, quote: price.quote, card });
  }

  return {
    state,
    position,
    answered,
    details,
    slots,
    series,
    price,
    slotHold,
    isBooking: isRunning,
    error,
    send,
    book,
  };
}

export type BookingFlow = ReturnType<typeof useBookingFlow>;
