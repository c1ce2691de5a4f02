import { expect, test } from 'vitest';
import { readSafetyAddress, writeSafetyAddress } from './address.ts';
import { blockOf } from './rules.ts';

const raisedAt = '2026-11-24T03:48:00Z';

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
