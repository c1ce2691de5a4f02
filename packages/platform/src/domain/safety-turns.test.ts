import { expect, test } from 'vitest';
import { alertDueAt, isFirstLookLate, safetyTurnOf } from './safety-turns.ts';
import type { SafetyTurn } from './safety-turns.ts';

const raisedAt = '2026-11-24T03:48:00Z';
const at = (minutes: number) => Date.parse(raisedAt) + minutes * 60_000;

test.each<[number, number, SafetyTurn]>([
  [0, 0, 'ON_CALL'],
  [1, 14, 'PROVIDER'],
  [1, 15, 'ON_CALL'],
  [2, 15, 'DEPUTY'],
  [2, 59, 'DEPUTY'],
  [2, 60, 'ON_CALL'],
])('with %i responsible it is after %i minutes the turn of %s [CARE-2]', (count, minutes, turn) => {
  expect(safetyTurnOf({ raisedAt, responsible: Array.from({ length: count }) }, at(minutes))).toBe(turn);
});

test('an alert is due four hours after it was raised', () => {
  expect(alertDueAt({ raisedAt })).toBe(at(240));
});

test('the first look is due after a quarter of an hour, for as long as no one has it', () => {
  expect(isFirstLookLate({ raisedAt, owner: null }, at(15))).toBe(false);
  expect(isFirstLookLate({ raisedAt, owner: null }, at(16))).toBe(true);
  expect(isFirstLookLate({ raisedAt, owner: {} }, at(16))).toBe(false);
});
