/** The steps of a booking, in order; `done` is the confirmation. */
export const bookingSteps = ['service', 'time', 'details', 'payment', 'review'] as const;
export type BookingStep = (typeof bookingSteps)[number] | 'done';

/** The steps of moving a booked session. */
export const moveSteps = ['time', 'review'] as const satisfies readonly BookingStep[];

/** Whether a value from an address names a step. */
export function isBookingStep(word: unknown): word is BookingStep {
  return word === 'done' || bookingSteps.some((step) => step === word);
}

/** The step in the address. */
export interface StepAddress {
  /** The step to show; null where the address names none; left out, the screen keeps its step itself. */
  step?: BookingStep | null | undefined;
  /** Called when the user moves to a step, with what has been chosen so far: a reload begins with it again. */
  onStepChange?: ((step: BookingStep, chosen?: ChosenAddress) => void) | undefined;
}

/** What an address says of a booking; what is undefined has not been chosen. */
export interface ChosenAddress {
  serviceId: string | undefined;
  mode: string | undefined;
  /** ISO 8601 with an offset. */
  startsAt: string | undefined;
  /** Id of the session that has been booked. */
  bookedId: string | undefined;
}

/** Which steps have an answer. */
export interface Answered {
  service: boolean;
  time: boolean;
  details: boolean;
  /** null for a free session, which has no payment step. */
  payment: boolean | null;
}

/**
 * The steps that a booking shows: no payment for a free session, and no service in the calendar, which asks for service
 * and time together.
 */
export function stepsOf(answered: Pick<Answered, 'payment'>, isCalendar: boolean): (typeof bookingSteps)[number][] {
  return bookingSteps.filter(
    (step) => (step !== 'payment' || answered.payment !== null) && (step !== 'service' || !isCalendar),
  );
}

/** The first step without an answer; the review when all have one. */
export function firstOpenStep(answered: Answered): BookingStep {
  if (!answered.service) return 'service';
  if (!answered.time) return 'time';
  if (!answered.details) return 'details';
  return answered.payment === false ? 'payment' : 'review';
}

/** The step to show when one is asked for: never one whose earlier answers are missing. */
export function reachableStep(wanted: BookingStep, answered: Answered): BookingStep {
  const steps: readonly BookingStep[] = bookingSteps;
  const furthest = firstOpenStep(answered);
  if (wanted === 'done' || steps.indexOf(wanted) > steps.indexOf(furthest)) return furthest;
  return wanted === 'payment' && answered.payment === null ? 'review' : wanted;
}

/**
 * The step after a confirmed one.
 * @param isEditing The user came back from the review to change one answer; steps that are still answered are skipped.
 */
export function nextStep(from: BookingStep, answered: Answered, isEditing: boolean): BookingStep {
  const steps: readonly BookingStep[] = bookingSteps;
  return isEditing ? firstOpenStep(answered) : reachableStep(steps[steps.indexOf(from) + 1] ?? 'review', answered);
}
