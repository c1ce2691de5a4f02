import { expect, test } from 'vitest';
import { readKeptClaim } from './kept-claim.ts';

const claim = {
  placeOfService: '10',
  diagnoses: [{ code: 'F41.1', description: '' }],
  lines: [{ procedureCode: '90834', modifiers: '95', units: null, chargeMinor: 12_000, pointers: [1] }],
};

test('a claim that was being written is read again as it was typed [SEC-15] [CALL-28]', () => {
  expect(readKeptClaim(structuredClone(claim))).toEqual(claim);
});

test.each([
  ['nothing', null],
  ['a text', 'claim'],
  ['a place that is none', { ...claim, placeOfService: '99' }],
  ['no line', { ...claim, lines: [] }],
  ['a code that is none', { ...claim, lines: [{ ...claim.lines[0], procedureCode: '00000' }] }],
  ['pointers that are none', { ...claim, lines: [{ ...claim.lines[0], pointers: ['1'] }] }],
  ['diagnoses that are none', { ...claim, diagnoses: [null] }],
])('%s is not taken for one [SEC-15]', (_, value) => {
  expect(readKeptClaim(value)).toBeNull();
});
