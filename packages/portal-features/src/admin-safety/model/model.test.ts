import { expect, test } from 'vitest';
import type { AdminSafetyAlert, ProviderId } from '@sakina/platform/contract';
import { readSafetyAddress, writeSafetyAddress } from './address.ts';
import { blockOf, dueAt, isLookLate, turnOf } from './rules.ts';
import type { Turn } from './rules.ts';

const raisedAt = '2026-11-24T03:48:00Z';
const at = (minutes: number) => Date.parse(raisedAt) + minutes * 60_000;
const people = (count: number): AdminSafetyAlert['responsible'] =>
  Array.from({ length: count }, (_, index) => ({ id: `prv-${index}` as ProviderId, displayName: `P ${index}` }));

test.each<[number, number, Turn]>([
  [0, 0, 'ON_CALL'],
  [1, 14, 'PROVIDER'],
  [1, 15, 'ON_CALL'],
  [2, 15, 'DEPUTY'],
  [2, 59, 'DEPUTY'],
  [2, 60, 'ON_CALL'],
])('with %i responsible it is after %i minutes the turn of %s [CARE-2]', (count, minutes, turn) => {
  expect(turnOf({ raisedAt, responsible: people(count) }, at(minutes))).toBe(turn);
});

test('an alert is due four hours after it was raised', () => {
  expect(dueAt({ raisedAt })).toBe(at(240));
});

test('the first look is due after a quarter of an hour, for as long as no one has it', () => {
  expect(isLookLate({ raisedAt, owner: null }, at(15))).toBe(false);
  expect(isLookLate({ raisedAt, owner: null }, at(16))).toBe(true);
  const owner = { id: 'usr-o', displayName: 'O', since: raisedAt } as never;
  expect(isLookLate({ raisedAt, owner }, at(16))).toBe(false);
});

test('no one acts on what is about them, what is answered, or what someone else has', () => {
  const client = { id: 'usr-c', displayName: 'C' } as never;
  const owner = { id: 'usr-o', displayName: 'O', since: raisedAt } as never;
  const free = { client, acknowledgement: null, owner: null };
  expect(blockOf(free, 'usr-a')).toBeNull();
  expect(blockOf(free, 'usr-c')).toBe('own');
  expect(blockOf({ ...free, owner }, 'usr-a')).toBe('others');
  expect(blockOf({ ...free, owner }, 'usr-o')).toBeNull();
  expect(blockOf({ ...free, acknowledgement: { at: raisedAt, byName: 'A' } }, 'usr-a')).toBe('answered');
});

test('the address holds the list and the open alert, and no name [SEC-8]', () => {
  const address = readSafetyAddress(new URLSearchParams('list=done&alert=msr-n3b7v1c5&q=fatima'));
  expect(address).toMatchObject({ view: 'done', alertId: 'msr-n3b7v1c5' });
  expect(writeSafetyAddress(address).toString()).not.toContain('fatima');
  expect(readSafetyAddress(writeSafetyAddress(address))).toEqual(address);
  expect(readSafetyAddress(new URLSearchParams('list=all&alert=<script>'))).toMatchObject({
    view: 'open',
    alertId: null,
  });
});
