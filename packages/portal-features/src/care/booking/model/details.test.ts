import { describe, expect, it } from 'vitest';
import { detailsField, isOptionalPhone, readKeptDetails, typedDetails } from './details.ts';

describe('isOptionalPhone', () => {
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
  ])('for “%s” is %s', (value, expected) => {
    expect(isOptionalPhone(value)).toBe(expected);
  });
});

describe('detailsField', () => {
  it.each([
    ['phone', 'phone'],
    ['consent.policy', 'policy'],
    ['reasonForVisit', 'reasonForVisit'],
    ['constructor', null],
    ['mode', null],
  ])('maps %s to %s', (name, field) => {
    expect(detailsField(name)).toBe(field);
  });
});

it.each([
  ['', ' ', null],
  ['Sleep', '', { reasonForVisit: 'Sleep', phone: '' }],
  ['', '+1 202 555 0142', { reasonForVisit: '', phone: '+1 202 555 0142' }],
])('[SEC-15] keeps what is typed as a draft: %j, %j', (reason, phone, kept) => {
  expect(typedDetails(reason, phone)).toEqual(kept);
});

it.each([null, undefined, 'x', 7, [], {}, { reasonForVisit: 1, phone: {} }])(
  '[SEC-10] takes nothing from %j, which is not a draft',
  (value) => {
    expect(readKeptDetails(value)).toEqual({ reasonForVisit: '', phone: '' });
  },
);
