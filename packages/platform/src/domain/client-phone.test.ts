import { expect, it } from 'vitest';
import { latestPhone, phoneToCall } from './client-phone.ts';
import type { KnownPhone } from './client-phone.ts';

const booked: KnownPhone = { number: '+1 212 555 0100', at: '2026-11-20T15:00:00Z', source: 'BOOKING' };
const written: KnownPhone = { number: '+1 212 555 0199', at: '2026-11-10T15:00:00Z', source: 'RECORD' };

it.each<[string, KnownPhone[], KnownPhone | null]>([
  ['none', [], null],
  ['the only one', [written], written],
  ['the one given with a later booking', [written, booked], booked],
  [
    'the one written down after the booking',
    [{ ...written, at: '2026-11-21T15:00:00Z' }, booked],
    { ...written, at: '2026-11-21T15:00:00Z' },
  ],
  ['the client’s, of two at one moment', [booked, { ...written, at: booked.at }], booked],
])('[CARE-2] the phone number of a client is %s', (_, known, expected) => {
  expect(latestPhone(known)).toEqual(expected);
});

it.each([
  ['the latest that was given', { latestPhone: booked, phone: written.number }, booked.number],
  ['the one of the record, where no other is known', { phone: written.number }, written.number],
  ['none, where the reader is told of none', { phone: null }, null],
])('a client is called at %s', (_, client, expected) => {
  expect(phoneToCall(client)).toBe(expected);
});
