import { describe, expect, it } from 'vitest';
import { detailsField, isPhone, readKeptDetails, typedDetails } from './details.ts';

describe('a phone number', () => {
  it.each([
    ['', true],
    ['  ', true],
    ['+1 212 555 0142', true],
    ['(020) 7946-0018', true],
    [' 0501234567 ', true],
    ['12345', false],
    ['+()- ()-', false],
    ['call me', false],
    ['+1 212 555 0142 ext. 4', false],
    ['123456789012345678901', false],
  ])('“%s” may be sent: %s', (value, expected) => {
    expect(isPhone(value)).toBe(expected);
  });
});

describe('a field named by the server', () => {
  it.each([
    ['phone', 'phone'],
    ['consent.policy', 'policy'],
    ['reasonForVisit', 'reasonForVisit'],
    ['constructor', null],
    ['mode', null],
  ])('%s is %s', (name, field) => {
    expect(detailsField(name)).toBe(field);
  });
});

it.each([
  ['', ' ', null],
  ['Sleep', '', { reasonForVisit: 'Sleep', phone: '' }],
  ['', '+1 202 555 0142', { reasonForVisit: '', phone: '+1 202 555 0142' }],
])('[SEC-15] what is typed is kept until it is booked: %j, %j', (reason, phone, kept) => {
  expect(typedDetails(reason, phone)).toEqual(kept);
});

it.each([null, undefined, 'x', 7, [], {}, { reasonForVisit: 1, phone: {} }])(
  '[SEC-10] takes nothing from what is no draft: %j',
  (value) => {
    expect(readKeptDetails(value)).toEqual({ reasonForVisit: '', phone: '' });
  },
);
