import { expect, test } from 'vitest';
import { bookingStateOf, isToCome, owedFor, sessionStateAt } from './session-state.ts';

const startsAt = '2026-11-24T22:00:00Z';
const endsAt = '2026-11-24T22:50:00Z';
const session = (status: Parameters<typeof sessionStateAt>[0]['status']) => ({ status, startsAt, endsAt });

test.each([
  ['CONFIRMED', '2026-11-24T21:59:59.999Z', 'AHEAD', true],
  ['CONFIRMED', '2026-11-24T22:00:00Z', 'LATE', true],
  ['PENDING', '2026-11-24T22:02:00Z', 'LATE', true],
  ['CONFIRMED', '2026-11-24T22:49:59.999Z', 'LATE', true],
  ['CONFIRMED', '2026-11-24T22:50:00Z', 'UNSETTLED', false],
  ['IN_PROGRESS', '2026-11-24T21:50:00Z', 'RUNNING', true],
  ['IN_PROGRESS', '2026-11-24T23:30:00Z', 'RUNNING', true],
  ['COMPLETED', '2026-11-24T22:10:00Z', 'HELD', false],
  ['NO_SHOW', '2026-11-24T22:20:00Z', 'MISSED', false],
  ['CANCELLED', '2026-11-24T12:00:00Z', 'CANCELLED', false],
] as const)('a session that is %s at %s is %s', (status, at, state, isComing) => {
  expect(sessionStateAt(session(status), Date.parse(at))).toBe(state);
  expect(isToCome(session(status), Date.parse(at))).toBe(isComing);
});

test.each([
  ['held, without a note', 'COMPLETED', undefined, 'WRITE_NOTE'],
  ['held, with a draft', 'COMPLETED', 'DRAFT', 'SIGN_NOTE'],
  ['held, with a signed note', 'COMPLETED', 'SIGNED', null],
  ['held, with an amended note', 'COMPLETED', 'AMENDED', null],
  ['over, and neither held nor missed', 'CONFIRMED', undefined, 'SETTLE'],
  ['over, and never confirmed', 'PENDING', undefined, 'SETTLE'],
  ['missed', 'NO_SHOW', undefined, null],
  ['cancelled', 'CANCELLED', undefined, null],
  ['under way', 'IN_PROGRESS', undefined, null],
] as const)('what is owed for a session %s [CALL-16]', (_, status, note, owed) => {
  const after = Date.parse('2026-11-25T12:00:00Z');
  expect(owedFor(session(status), note && { status: note }, after)).toBe(owed);
});

test('nothing is owed for a session ahead or late', () => {
  expect(owedFor(session('CONFIRMED'), undefined, Date.parse('2026-11-24T22:10:00Z'))).toBeNull();
});

test.each([
  ['PENDING', null, 'PENDING'],
  ['CONFIRMED', null, 'CONFIRMED'],
  ['CANCELLED', { by: 'CLIENT' }, 'CANCELLED'],
  ['CANCELLED', { by: 'PROVIDER' }, 'CANCELLED'],
  ['CANCELLED', { by: 'PROVIDER', wasRequest: true }, 'DECLINED'],
  ['CANCELLED', { by: 'ADMIN', wasRequest: true }, 'DECLINED'],
  ['CANCELLED', { by: 'CLIENT', wasRequest: true }, 'WITHDRAWN'],
] as const)('a booking that is %s with %j is called %s', (status, cancellation, state) => {
  expect(bookingStateOf({ status, cancellation })).toBe(state);
});
