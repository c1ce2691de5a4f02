import { expect, test } from 'vitest';
import { readInsurancePlace, toRemittance, writeInsurancePlace } from './place.ts';
import { stateOf } from './remittance.ts';

test.each([
  ['POSTED', 0, 0, 'posted'],
  ['UNPOSTED', 0, 0, 'ready'],
  ['UNPOSTED', 7400, 1, 'match'],
  ['UNPOSTED', 0, 1, 'match'],
  ['UNPOSTED', -500, 0, 'ask'],
] as const)(
  '[CLOUD-522] %s with a difference of %i cents and %i lines without a claim: %s',
  (status, minor, lines, is) => {
    const difference = { amountMinor: minor, currency: 'USD' };
    expect(stateOf({ status, difference, unmatchedCount: lines })).toBe(is);
  },
);

test('[CLOUD-523] an address names the open remittance by its id alone', () => {
  const query = writeInsurancePlace(toRemittance('rem-e7625skzu9'));
  expect(query).toEqual({ view: 'remittances', remittance: 'rem-e7625skzu9' });
  expect(readInsurancePlace(new URLSearchParams(query))).toEqual(toRemittance('rem-e7625skzu9'));
  expect(readInsurancePlace(new URLSearchParams('view=remittances&remittance=Layla'))).toEqual(toRemittance(null));
});
