import { expect, test } from 'vitest';
import { minorPlaces } from './minor-places.ts';

test.each([
  ['USD', 2],
  ['AED', 2],
  ['JPY', 0],
  ['KWD', 3],
  // No code of three letters, and three letters of no currency.
  ['no', 2],
  ['ZZZ', 2],
])('%s has %i decimal places', (currency, places) => {
  expect(minorPlaces(currency)).toBe(places);
});
