import type { LineAdjudication } from '@sakina/platform/contract';
import { describe, expect, test } from 'vitest';
import { adjustmentsOf, unexplained } from './adjustments.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const line: LineAdjudication = {
  charge: usd(12_000),
  allowed: usd(10_400),
  contractualAdjustment: usd(1_600),
  denied: usd(0),
  copay: usd(3_000),
  deductible: usd(0),
  coinsurance: usd(628),
  patientResponsibility: usd(3_628),
  paid: usd(6_772),
  reason: null,
};

describe('why a line was not paid in full', () => {
  test('[CLOUD-43] each amount has its group and code, and nothing is left over', () => {
    expect(adjustmentsOf(line).map(({ group, code, amount }) => `${group} ${code} ${amount.amountMinor}`)).toEqual([
      'CO 45 1600',
      'PR 3 3000',
      'PR 2 628',
    ]);
    expect(unexplained(line)).toBe(0);
  });

  test('[CLOUD-43] several reasons of a payer stand as sent, and what they do not explain is a number', () => {
    const sent = [
      { group: 'CO' as const, code: '45', remarks: [], amount: usd(1_600) },
      { group: 'OA' as const, code: '23', remarks: ['N290'], amount: usd(3_000) },
    ];
    expect(adjustmentsOf({ ...line, adjustments: sent })).toEqual(sent);
    expect(unexplained({ ...line, adjustments: sent })).toBe(628);
  });
});
