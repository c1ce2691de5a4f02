import { expect, it } from 'vitest';
import { canStartSession, heldBackBy } from './session-start.ts';

const now = Date.parse('2026-11-24T15:00:00Z');
const soon = '2026-11-25T15:00:00.000Z';

it.each([
  ['VERIFIED', false, null],
  ['PENDING', false, 'UNVERIFIED'],
  ['LAPSED', false, 'LAPSED'],
  ['VERIFIED', true, 'SUSPENDED'],
  ['LAPSED', true, 'SUSPENDED'],
] as const)('[SESSION-1] a provider who is %s, suspended %s, is held back by %s', (verification, isSuspended, by) => {
  expect(heldBackBy({ verification, isSuspended })).toBe(by);
});

it.each([
  ['confirmed, a day ahead', { status: 'CONFIRMED', startsAt: soon }, true],
  ['confirmed, more than a day ahead', { status: 'CONFIRMED', startsAt: '2026-11-25T15:00:00.001Z' }, false],
  ['not confirmed yet', { status: 'PENDING', startsAt: soon }, true],
  ['of a provider whose license lapsed', { status: 'CONFIRMED', startsAt: soon, heldBack: 'LAPSED' }, false],
  ['running, of a provider whose license lapsed', { status: 'IN_PROGRESS', startsAt: soon, heldBack: 'LAPSED' }, true],
  ['cancelled', { status: 'CANCELLED', startsAt: soon }, false],
  ['over', { status: 'COMPLETED', startsAt: soon }, false],
] as const)('[SESSION-1] a session %s can be started: %s', (_, session, can) => {
  expect(canStartSession(session, now)).toBe(can);
});
