import { expect, test } from 'vitest';
import { readInsurancePlace, toRemittance, writeInsurancePlace } from './place.ts';
import { adjustmentTopic, remittanceSum, stateOf } from './remittance.ts';

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

test('[CLOUD-523] lines with a claim, what was kept or added beside them, and the difference make the total, whatever they are', () => {
  let state = 11;
  const next = (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % limit;
  };
  const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
  for (let round = 0; round < 500; round += 1) {
    const lines = Array.from({ length: next(5) }, () => next(20_000)).reduce((sum, paid) => sum + paid, 0);
    const adjustments = Array.from({ length: next(4) }, () => ({
      code: 'WO',
      reference: null,
      amount: usd(next(10_000) - 5000),
    }));
    const difference = next(3) === 0 ? next(2000) - 1000 : 0;
    const beside = adjustments.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
    const sum = remittanceSum({ total: usd(lines + beside + difference), difference: usd(difference), adjustments });
    expect(sum).toEqual({ lines, adjustments: beside });
  }
});

test.each([
  ['WO', 'WO'],
  ['72', '72'],
  ['B2', 'other'],
])('[CLOUD-523] reason %s is said as %s', (code, topic) => {
  expect(adjustmentTopic(code)).toBe(topic);
});
