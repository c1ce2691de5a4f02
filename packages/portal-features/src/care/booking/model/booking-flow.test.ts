import type { Appointment, Service } from '@sakina/platform/contract';
import { describe, expect, it } from 'vitest';
import { answersOf, bookingReducer, positionOf, startBooking } from './booking-flow.ts';
import type { BookingEvent, BookingState } from './booking-flow.ts';
import type { BookingFailure } from './failure.ts';
import type { Opening } from './opening.ts';

const service = (id: string, amountMinor: number, modes: Service['modes'] = ['ONLINE']) =>
  ({ id, modes, price: { amountMinor, currency: 'USD' } }) as Service;
const paid = service('session', 12_000);
const free = service('intro', 0);
const both = service('long', 18_000, ['ONLINE', 'IN_PERSON']);
const time = { startsAt: '2026-11-26T15:00:00Z', endsAt: '2026-11-26T15:50:00Z' };
const other = { startsAt: '2026-11-27T15:00:00Z', endsAt: '2026-11-27T15:50:00Z' };
const card = { token: 'pm-1', brand: 'VISA', last4: '4242' } as const;
const booked = { appointments: [{} as Appointment], missed: [], payment: null, quote: null } as const;

const opening: Opening = {
  choice: { service: null, mode: null, time: null, wish: null },
  step: 'service',
  view: 'steps',
  isServiceGone: false,
};
const begun = startBooking(opening);
const at = { wanted: 'service', shown: 'service' } as const;
const run = (state: BookingState, ...events: BookingEvent[]) => events.reduce(bookingReducer, state);

const withService = run(begun, { type: 'serviceChosen', service: paid, at }, { type: 'serviceConfirmed' });
const withTime = run(withService, { type: 'timeConfirmed', time });
const withDetails = run(withTime, { type: 'detailsConfirmed' });
const withPayment = run(withDetails, { type: 'cardChosen', card }, { type: 'paymentConfirmed' });

describe('the way through a booking', () => {
  it.each([
    ['the service', withService, 'time'],
    ['the time', withTime, 'details'],
    ['the details', withDetails, 'payment'],
    ['the payment', withPayment, 'review'],
    ['the booking', run(withPayment, { type: 'booked', booked }), 'done'],
  ] as const)('leads from %s to the next step', (_, state, step) => {
    expect(state.step).toBe(step);
    expect(positionOf(state, undefined).shown).toBe(step);
    expect(positionOf(state, step).shown).toBe(step);
  });

  it('has no payment step for a free session', () => {
    const state = run(
      begun,
      { type: 'serviceChosen', service: free, at },
      { type: 'serviceConfirmed' },
      { type: 'timeConfirmed', time },
      { type: 'detailsConfirmed' },
    );
    expect(state.step).toBe('review');
    expect(answersOf(state).payment).toBeNull();
  });

  it('counts every move, also one to the same step, and no other event', () => {
    expect(begun.moves).toBe(0);
    expect(withPayment.moves).toBe(4);
    expect(run(withTime, { type: 'stepOpened', step: 'details' }).moves).toBe(withTime.moves + 1);
    const stays: BookingEvent[] = [
      { type: 'serviceChosen', service: both, at },
      { type: 'modeChosen', mode: 'ONLINE', at },
      { type: 'timeChosen', time, at },
      { type: 'viewChosen', view: 'calendar', at },
      { type: 'wishChanged', wish: { payBy: 'SELF' } },
      { type: 'cardChosen', card },
      { type: 'attemptStarted' },
      { type: 'failed', failure: { kind: 'other' } },
    ];
    const moved = stays.filter((event) => run(withPayment, event).moves !== withPayment.moves);
    expect(moved).toEqual([]);
  });

  it('returns to the review after one answer is edited', () => {
    const editing = run(withPayment, { type: 'editStarted', step: 'service' });
    expect(editing).toMatchObject({ step: 'service', isEditing: true, failure: null });
    expect(run(editing, { type: 'serviceConfirmed' })).toMatchObject({ step: 'review', isEditing: false });
    const changed = run(
      editing,
      { type: 'serviceChosen', service: both, at },
      { type: 'modeChosen', mode: 'ONLINE', at },
    );
    expect(run(changed, { type: 'serviceConfirmed' }).step).toBe('time');
  });

  it('goes step by step when a step is opened without editing', () => {
    const back = run(withPayment, { type: 'stepOpened', step: 'time' });
    expect(run(back, { type: 'timeConfirmed', time: other }).step).toBe('details');
  });
});

describe('the step shown', () => {
  it.each([
    ['the first step where the address names none', withTime, null, 'service'],
    ['the addressed step', withPayment, 'details', 'details'],
    ['the last move where there is no address', withPayment, undefined, 'review'],
    ['no step whose earlier answers are missing', withService, 'review', 'time'],
    ['no confirmation before it is booked', withPayment, 'done', 'review'],
    ['the confirmation, whatever the address says', run(withPayment, { type: 'booked', booked }), 'time', 'done'],
  ] as const)('is %s', (_, state, addressed, shown) => {
    expect(positionOf(state, addressed).shown).toBe(shown);
  });

  it('stays at a choice that completes the answers for a later addressed step, until the user continues', () => {
    const position = positionOf(begun, 'time');
    expect(position).toEqual({ wanted: 'time', shown: 'service' });
    const chosen = run(begun, { type: 'serviceChosen', service: paid, at: position });
    expect(positionOf(chosen, 'time').shown).toBe('service');
    expect(positionOf(run(chosen, { type: 'serviceConfirmed' }), 'time').shown).toBe('time');
  });

  it('follows the address once it changes after a choice', () => {
    const chosen = run(withPayment, { type: 'timeChosen', time: other, at: positionOf(withPayment, 'time') });
    expect(positionOf(chosen, 'details').shown).toBe('details');
  });

  it('stays with the times while the calendar changes service and way to meet in one go', () => {
    const position = positionOf(withService, 'time');
    const chosen = run(
      withService,
      { type: 'serviceChosen', service: both, at: position },
      { type: 'modeChosen', mode: 'IN_PERSON', at: position },
    );
    expect(positionOf(chosen, 'time').shown).toBe('time');
  });
});

describe('a choice', () => {
  it('of another service asks for the time again and keeps it as a wish', () => {
    const state = run(withTime, { type: 'serviceChosen', service: free, at });
    expect(state.choice).toEqual({ service: free, mode: 'ONLINE', time: null, wish: time.startsAt });
  });

  it('of a time fulfils the wish', () => {
    const wishing = { ...withService, choice: { ...withService.choice, wish: time.startsAt } };
    const event = { type: 'timeChosen', time: other, at } as const;
    expect(run(wishing, event).choice).toMatchObject({ time: other, wish: null });
    expect(run(wishing, { type: 'timeConfirmed', time: other }).choice).toMatchObject({ time: other, wish: null });
  });

  it('of a view or a price changes nothing else', () => {
    expect(run(withTime, { type: 'viewChosen', view: 'calendar', at })).toEqual({
      ...withTime,
      view: 'calendar',
      heldAt: at,
    });
    expect(run(withTime, { type: 'wishChanged', wish: { couponCode: 'AUTUMN25' } }).wish).toEqual({
      payBy: null,
      slidingScaleStep: 'FULL',
      donationMinor: 0,
      couponCode: 'AUTUMN25',
    });
  });
});

describe('a failed attempt', () => {
  const fail = (failure: BookingFailure, state = withPayment) => run(state, { type: 'failed', failure });

  it.each([
    { kind: 'taken', alternatives: [other] },
    { kind: 'past' },
    { kind: 'notice', minutes: 120, alternatives: [] },
  ] as const)('asks for another time when it is $kind, and keeps every other answer [ERROR-2]', (failure) => {
    const state = fail(failure);
    expect(state).toMatchObject({ step: 'time', hasDetails: true, hasPayment: true, card, failure });
    expect(state.choice).toEqual({ ...withPayment.choice, time: null, wish: null });
    expect(state.lostStart).toBe(withPayment.choice.time?.startsAt);
    expect(run(state, { type: 'timeConfirmed', time: other })).toMatchObject({ step: 'review', failure: null });
  });

  it('that loses the time before the details are confirmed continues with the details', () => {
    const state = fail({ kind: 'taken', alternatives: [] }, withTime);
    expect(run(state, { type: 'timeConfirmed', time: other }).step).toBe('details');
  });

  it('asks for another card when the card is refused, and returns to the review [ERROR-2]', () => {
    const state = fail({ kind: 'card', code: 'CARD_DECLINED' });
    expect(state).toMatchObject({ step: 'payment', card: null, hasPayment: false, isEditing: true });
    expect(run(state, { type: 'cardChosen', card }, { type: 'paymentConfirmed' }).step).toBe('review');
  });

  it('shows a changed price and keeps the card', () => {
    expect(fail({ kind: 'price' })).toMatchObject({ step: 'payment', card, hasPayment: false });
  });

  it('leads to the fields that the server rejected [ERROR-2]', () => {
    const state = fail({ kind: 'fields', fields: { phone: 'No such number.', 'consent.policy': 'Required.' } });
    const refused = [
      ['phone', 'No such number.'],
      ['policy', 'Required.'],
    ];
    expect(state).toMatchObject({ step: 'details', hasDetails: false, refused });
    expect(run(state, { type: 'detailsConfirmed' }).refused).toEqual([]);
  });

  it.each([
    { kind: 'fields', fields: { mode: 'Unknown.' } },
    { kind: 'unsure', cause: 'network' },
    { kind: 'gone' },
    { kind: 'other' },
  ] as const)('of kind $kind stays at the review', (failure) => {
    expect(fail(failure)).toEqual({ ...withPayment, failure });
  });

  it('is forgotten with the next attempt, the next step and an edit', () => {
    const failed = fail({ kind: 'unsure', cause: 'timeout' });
    expect(run(failed, { type: 'attemptStarted' })).toEqual(withPayment);
    expect(run(failed, { type: 'editStarted', step: 'details' }).failure).toBeNull();
    expect(run(failed, { type: 'detailsConfirmed' }).failure).toBeNull();
    expect(run(failed, { type: 'stepOpened', step: 'details' }).failure).not.toBeNull();
  });
});
