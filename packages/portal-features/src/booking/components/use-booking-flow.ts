import type { ProviderProfile, Service, SessionMode } from '@sakina/platform/contract';
import { useMemo, useState } from 'react';
import { useOpenSlots } from '../api/use-open-slots.ts';
import type { BookingFailure } from '../model/failure.ts';
import { withMode, withService } from '../model/opening.ts';
import type { BookingView, Choice, Opening, TimeSpan } from '../model/opening.ts';
import { firstOpenStep, nextStep, reachableStep } from '../model/steps.ts';
import type { Answered, BookingStep } from '../model/steps.ts';
import { useBookingAttempt } from './use-booking-attempt.ts';
import type { BookedSessions } from './use-booking-attempt.ts';
import { useDetails } from './use-details.ts';
import { usePaymentChoice } from './use-payment-choice.ts';
import { useSeries } from './use-series.ts';
import { useSlotHold } from './use-slot-hold.ts';

/** The step as an address carries it. */
export interface StepAddress {
  /** The step shown; null where the address names none; left out, the screen keeps it to itself. */
  step?: BookingStep | null | undefined;
  /** Called when the reader comes to another step. */
  onStepChange?: ((step: BookingStep) => void) | undefined;
}

/** The course of one booking: what is chosen and typed, where the reader stands, and the attempt to book. */
export function useBookingFlow(
  profile: ProviderProfile,
  opening: Opening,
  { step: addressed, onStepChange }: StepAddress,
) {
  const [choice, setChoice] = useState<Choice>(opening.choice);
  const [view, setView] = useState<BookingView>(opening.view);
  const [hasDetails, setHasDetails] = useState(false);
  const [ownStep, setOwnStep] = useState<BookingStep>(opening.step);
  // Where the reader was choosing while the address already named a later step: a choice alone leads nowhere, going on does.
  const [held, setHeld] = useState<{ wanted: BookingStep; at: BookingStep } | null>(null);
  const [isEditing, setEditing] = useState(false);
  const [hasMoved, setHasMoved] = useState(false);
  const [failure, setFailure] = useState<BookingFailure | null>(null);
  const [booked, setBooked] = useState<BookedSessions | null>(null);
  const details = useDetails(profile.id, booked !== null);
  const slots = useOpenSlots(profile.id, choice.service?.id ?? null);
  const open = useMemo(
    () => (slots.data?.slots ?? []).filter((slot) => choice.mode !== null && slot.modes.includes(choice.mode)),
    [slots.data, choice.mode],
  );
  const series = useSeries(profile, choice.time, open);
  const payment = usePaymentChoice(profile, choice.service, choice.time);

  const answered: Answered = {
    service: choice.service !== null && choice.mode !== null,
    time: choice.time !== null,
    details: hasDetails,
    payment: payment.isAnswered,
  };
  const wanted = addressed === undefined ? ownStep : (addressed ?? opening.step);
  const step: BookingStep = booked ? 'done' : reachableStep(held?.wanted === wanted ? held.at : wanted, answered);
  const slotHold = useSlotHold({
    providerId: profile.id,
    service: choice.service,
    time: choice.time,
    onLost: settle,
    isNeeded: step === 'details' || step === 'payment' || step === 'review',
  });
  const { attempt, isRunning, error } = useBookingAttempt(profile, { onBooked: finish, onFailed: settle });

  function hold() {
    setHeld({ wanted, at: step });
  }
  function go(next: BookingStep) {
    setHeld(null);
    setHasMoved(true);
    setOwnStep(next);
    onStepChange?.(next);
  }
  function leaveStep(from: BookingStep, now: Answered) {
    setFailure(null);
    setEditing(false);
    go(nextStep(from, now, isEditing));
  }
  function takeTime(time: TimeSpan) {
    setChoice((current) => ({ ...current, time, wish: null }));
    leaveStep('time', { ...answered, time: true });
  }
  function edit(target: BookingStep) {
    setFailure(null);
    setEditing(true);
    go(target);
  }
  function finish(result: BookedSessions) {
    setBooked(result);
    go('done');
  }
  /** Leads to where a failure can be mended; whatever else was chosen and typed stays. */
  function settle(next: BookingFailure) {
    if (next.kind === 'taken' || next.kind === 'past') {
      setChoice((current) => ({ ...current, time: null, wish: null }));
      setEditing(hasDetails);
      go('time');
    }
    if (next.kind === 'card' || next.kind === 'price') {
      if (next.kind === 'card') payment.setCard(null);
      else payment.read.reload();
      payment.setDone(false);
      setEditing(true);
      go('payment');
    }
    if (next.kind === 'fields' && details.refuse(next.fields)) {
      setHasDetails(false);
      go('details');
    }
    setFailure(next);
  }
  async function book() {
    if (isRunning) return;
    const open = firstOpenStep(answered);
    if (open !== 'review') return go(open);
    if (payment.isAnswered !== null && !payment.quote) return;
    setFailure(null);
    await attempt({
      choice,
      further: series.further,
      details: details.values,
      quote: payment.quote,
      card: payment.card,
    });
  }

  return {
    view,
    step,
    choice,
    details,
    failure,
    booked,
    hasMoved,
    error,
    payment,
    series,
    slots,
    slotHold,
    answered,
    isBooking: isRunning,
    setService: (service: Service) => {
      hold();
      setChoice((current) => withService(current, service));
    },
    setMode: (mode: SessionMode) => {
      hold();
      setChoice((current) => withMode(current, mode));
    },
    setTime: (time: TimeSpan) => {
      hold();
      setChoice((current) => ({ ...current, time, wish: null }));
    },
    setView: (next: BookingView) => {
      hold();
      setView(next);
    },
    takeTime,
    edit,
    go,
    book,
    finishService: () => leaveStep('service', answered),
    finishDetails: () => {
      setHasDetails(true);
      details.accept();
      leaveStep('details', { ...answered, details: true });
    },
    finishPayment: () => {
      payment.setDone(true);
      leaveStep('payment', { ...answered, payment: true });
    },
  };
}

export type BookingFlow = ReturnType<typeof useBookingFlow>;
