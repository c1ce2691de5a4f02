import type { Benefits } from '@sakina/platform/contract';
import { describe, expect, test } from 'vitest';
import { shareOf, termsOf } from './estimate.ts';
import type { Terms } from './estimate.ts';

const terms = (changes: Partial<Terms> = {}): Terms => ({
  copay: 3_000,
  coinsurancePercent: 20,
  deductibleLeft: 5_000,
  outOfPocketLeft: 100_000,
  costSharing: 'COPAY_THEN_DEDUCTIBLE',
  ...changes,
});
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const yearly = (remaining: number) => ({ total: usd(50_000), met: usd(50_000 - remaining), remaining: usd(remaining) });

describe('the client’s share of a price of 104.00', () => {
  test.each<[words: string, changes: Partial<Terms>, client: number, plan: number]>([
    ['copay, deductible, coinsurance', {}, 8_480, 1_920],
    ['capped by what is left of the maximum', { outOfPocketLeft: 4_000 }, 4_000, 6_400],
    ['nothing once the maximum is met', { deductibleLeft: 0, coinsurancePercent: 0, outOfPocketLeft: 0 }, 0, 10_400],
    ['all of it by deductible', { copay: 0, deductibleLeft: 50_000 }, 10_400, 0],
    ['the copay alone where it waives the deductible', { costSharing: 'COPAY_ONLY' }, 3_000, 7_400],
    ['deductible first, then copay', { costSharing: 'DEDUCTIBLE_THEN_COPAY', coinsurancePercent: 0 }, 8_000, 2_400],
    ['coinsurance after the deductible', { costSharing: 'COINSURANCE_ONLY' }, 6_080, 4_320],
    ['never more than the price', { copay: 20_000 }, 10_400, 0],
  ])('[CALL-27] is %s', (_, changes, client, plan) => {
    expect(shareOf(10_400, terms(changes))).toMatchObject({ client, plan });
  });

  test('[CALL-27] is rounded half up once', () => {
    expect(shareOf(105, terms({ copay: 0, deductibleLeft: 0, coinsurancePercent: 10 })).coinsurance).toBe(11);
  });

  test('[CALL-27] adds up with what the plan pays, for any terms', () => {
    for (let seed = 0; seed < 400; seed += 1) {
      const share = shareOf((seed * 7_919) % 40_000, {
        copay: (seed * 131) % 9_000,
        coinsurancePercent: seed % 101,
        deductibleLeft: (seed * 977) % 30_000,
        outOfPocketLeft: (seed * 613) % 20_000,
        costSharing:
          (['COPAY_THEN_DEDUCTIBLE', 'COPAY_ONLY', 'DEDUCTIBLE_THEN_COPAY', 'COINSURANCE_ONLY'] as const)[seed % 4] ??
          'COPAY_ONLY',
      });
      expect(share.client + share.plan).toBe((seed * 7_919) % 40_000);
      expect(share.client).toBe(share.copay + share.deductible + share.coinsurance);
      expect(Math.min(share.plan, share.client, share.capped)).toBeGreaterThanOrEqual(0);
      expect(share.client).toBeLessThanOrEqual((seed * 613) % 20_000);
    }
  });
});

describe('what the payer said', () => {
  const benefits: Benefits = {
    copay: usd(3_000),
    coinsurancePercent: 20,
    deductible: yearly(5_000),
    outOfPocket: yearly(40_000),
    sessions: null,
    authorisationNeededFor: [],
  };

  test('[CALL-27] unknown is named and never taken as 0', () => {
    expect(termsOf({ ...benefits, deductible: null, copay: null })).toEqual({ unknown: ['copay', 'deductible'] });
    expect(termsOf({ ...benefits, copay: usd(0) })).toMatchObject({ terms: { copay: 0 } });
  });

  test('[CALL-27] of client and family the nearer counts', () => {
    const family = { deductible: yearly(1_000), outOfPocket: yearly(50_000) };
    expect(termsOf({ ...benefits, family })).toMatchObject({
      terms: { deductibleLeft: 1_000, outOfPocketLeft: 40_000 },
    });
  });
});
