import type {
  Appointment,
  BookingQuote,
  BookingResult,
  Payment,
  Service,
  SessionMode,
} from '@sakina/platform/contract';
import { NO_REFUSALS, refusedDetails } from './details.ts';
import type { RefusedDetails } from './details.ts';
import { isLostTime } from './failure.ts';
import type { BookingFailure } from './failure.ts';
import { withMode, withService } from './opening.ts';
import type { BookingView, Choice, Opening, TimeSpan } from './opening.ts';
import { isFree, noWish } from './payment.ts';
import type { ChosenCard, PaymentWish } from './payment.ts';
import { nextStep, reachableStep } from './steps.ts';
import type { Answered, BookingStep, ChosenAddress, StepAddress } from './steps.ts';

/** The result of a successful booking. */
export interface BookedSessions {
  /** The booked sessions, in order of time. */
  appointments: readonly [Appointment, ...Appointment[]];
  /** Times of a series that were no longer open. */
  missed: readonly Extract<BookingResult, { outcome: 'TAKEN' }>[];
  /** The payment made with the booking, or null. */
  payment: Payment | null;
  /** The terms of the booking; null for a free session. */
  quote: BookingQuote | null;
}

/**
 * One booking in progress. The typed details (a draft), the plan of a series and everything read from the server live
 * outside.
 */
export interface BookingState {
  readonly choice: Choice;
  readonly view: BookingView;
  readonly wish: PaymentWish;
  readonly card: ChosenCard | null;
  readonly hasDetails: boolean;
  readonly hasPayment: boolean;
  /** Where the booking began; shown while the address names no step. */
  readonly firstStep: BookingStep;
  /** Where the last move led. */
  readonly step: BookingStep;
  /**
   * How often the user has moved to a step. It counts moves to the same step too: each one is reported to the address.
   */
  readonly moves: number;
  /**
   * Where the user made a choice while the address named a later step. A choice completes missing answers, so without
   * this the address would take effect and skip ahead; only continuing may do that.
   */
  readonly heldAt: Position | null;
  /** The user came back from the review to change one answer. */
  readonly isEditing: boolean;
  readonly failure: BookingFailure | null;
  /** The start of a time that was lost: until another is chosen, the times of its day are shown. */
  readonly lostStart: string | null;
  /** Details that the server rejected. */
  readonly refused: RefusedDetails;
  readonly booked: BookedSessions | null;
}

/** The step that is asked for, and the one that is shown because of missing answers. */
export interface Position {
  readonly wanted: BookingStep;
  readonly shown: BookingStep;
}

/** What can happen to a booking. `chosen` is a change within a step, `confirmed` leaves it. */
export type BookingEvent =
  | { type: 'serviceChosen'; service: Service; at: Position }
  | { type: 'modeChosen'; mode: SessionMode; at: Position }
  | { type: 'timeChosen'; time: TimeSpan; at: Position }
  | { type: 'viewChosen'; view: BookingView; at: Position }
  | { type: 'wishChanged'; wish: Partial<PaymentWish> }
  | { type: 'cardChosen'; card: ChosenCard }
  | { type: 'serviceConfirmed' }
  | { type: 'timeConfirmed'; time: TimeSpan }
  | { type: 'detailsConfirmed' }
  | { type: 'paymentConfirmed' }
  | { type: 'stepOpened'; step: BookingStep }
  | { type: 'editStarted'; step: BookingStep }
  | { type: 'attemptStarted' }
  | { type: 'failed'; failure: BookingFailure }
  | { type: 'booked'; booked: BookedSessions };

/** The state in which a booking begins. */
export function startBooking({ choice, view, step }: Opening): BookingState {
  return {
    choice,
    view,
    wish: noWish,
    card: null,
    hasDetails: false,
    hasPayment: false,
    firstStep: step,
    step,
    moves: 0,
    heldAt: null,
    isEditing: false,
    failure: null,
    lostStart: null,
    refused: NO_REFUSALS,
    booked: null,
  };
}

/** Which steps have an answer. */
export function answersOf({ choice, hasDetails, hasPayment }: BookingState): Answered {
  return {
    service: choice.service !== null && choice.mode !== null,
    time: choice.time !== null,
    details: hasDetails,
    payment: isFree(choice.service) ? null : hasPayment,
  };
}

/** What the address keeps of a booking. */
export function chosenAddress({ choice, booked }: BookingState): ChosenAddress {
  return {
    serviceId: choice.service?.id,
    mode: choice.mode ?? undefined,
    startsAt: choice.time?.startsAt,
    bookedId: booked?.appointments[0].id,
  };
}

/**
 * Where the user is.
 * @param addressed The step in the address, null where it names none; undefined where the screen keeps its step itself.
 */
export function positionOf(state: BookingState, addressed: StepAddress['step']): Position {
  const wanted = addressed === undefined ? state.step : (addressed ?? state.firstStep);
  if (state.booked) return { wanted, shown: 'done' };
  const held = state.heldAt?.wanted === wanted ? state.heldAt.shown : wanted;
  return { wanted, shown: reachableStep(held, answersOf(state)) };
}

/** The booking after an event. Where `moves` has grown, the event led to `step`. */
export function bookingReducer(state: BookingState, event: BookingEvent): BookingState {
  switch (event.type) {
    case 'serviceChosen':
      return { ...state, heldAt: event.at, choice: withService(state.choice, event.service) };
    case 'modeChosen':
      return { ...state, heldAt: event.at, choice: withMode(state.choice, event.mode) };
    case 'timeChosen':
      return { ...state, heldAt: event.at, choice: { ...state.choice, time: event.time, wish: null } };
    case 'viewChosen':
      return { ...state, heldAt: event.at, view: event.view };
    case 'wishChanged':
      return { ...state, wish: { ...state.wish, ...event.wish } };
    case 'cardChosen':
      return { ...state, card: event.card };
    case 'serviceConfirmed':
      return leave(state, 'service');
    case 'timeConfirmed':
      return leave({ ...state, choice: { ...state.choice, time: event.time, wish: null } }, 'time');
    case 'detailsConfirmed':
      return leave({ ...state, hasDetails: true, refused: NO_REFUSALS }, 'details');
    case 'paymentConfirmed':
      return leave({ ...state, hasPayment: true }, 'payment');
    case 'stepOpened':
      return goTo(state, event.step);
    case 'editStarted':
      return goTo({ ...state, failure: null, isEditing: true }, event.step);
    case 'attemptStarted':
      return { ...state, failure: null };
    case 'failed':
      return { ...afterFailure(state, event.failure), failure: event.failure };
    case 'booked':
      return goTo({ ...state, booked: event.booked }, 'done');
  }
}

function goTo(state: BookingState, step: BookingStep): BookingState {
  return { ...state, step, moves: state.moves + 1, heldAt: null };
}

function leave(state: BookingState, from: BookingStep): BookingState {
  const next = nextStep(from, answersOf(state), state.isEditing);
  return goTo({ ...state, failure: null, isEditing: false }, next);
}

/** Goes to the step where the failure can be corrected; everything else that was chosen stays. */
function afterFailure(state: BookingState, failure: BookingFailure): BookingState {
  if (isLostTime(failure)) {
    const { time, wish } = state.choice;
    const choice = { ...state.choice, time: null, wish: null };
    return goTo({ ...state, choice, lostStart: time?.startsAt ?? wish, isEditing: state.hasDetails }, 'time');
  }
  switch (failure.kind) {
    case 'card':
      return goTo({ ...state, card: null, hasPayment: false, isEditing: true }, 'payment');
    case 'price':
      return goTo({ ...state, hasPayment: false, isEditing: true }, 'payment');
    case 'fields': {
      const refused = refusedDetails(failure.fields);
      return refused.length > 0 ? goTo({ ...state, refused, hasDetails: false }, 'details') : { ...state, refused };
    }
    case 'unsure':
    case 'gone':
    case 'moved':
    case 'fixed':
    case 'other':
      return state;
  }
}
