import type { ClaimStatusReport } from '@sakina/platform/contract';
import { describe, expect, test } from 'vitest';
import { settlementOf } from './settlement.ts';

const appeal = { reason: 'The modifier was there.', sentAt: '2026-11-20T10:00:00.000Z', answerDueOn: '2026-12-20' };
const denied = {
  status: 'PARTIALLY_PAID',
  replacedByClaimId: null,
  insurerOpen: { amountMinor: 1800, currency: 'USD' },
  deadlines: [
    { kind: 'CORRECTED', clock: 'REMIT_DATE', days: 90, lastDay: '2026-12-01' },
    { kind: 'APPEAL', clock: 'REMIT_DATE', days: 180, lastDay: '2026-11-24' },
  ],
} satisfies Parameters<typeof settlementOf>[0];
const upheld = { outcome: 'UPHELD', at: '2026-12-20T12:00:00.000Z', words: 'No.' } as const;

describe('what can be done about a denial', () => {
  test.each([
    [
      'on the last day of the appeal',
      denied,
      '2026-11-24',
      { appealUntil: '2026-11-24', openMinor: 1800, isVoidable: true },
    ],
    ['a day later', denied, '2026-11-25', { appealUntil: null, openMinor: 1800, isVoidable: true }],
    [
      'while the insurer looks at an appeal',
      { ...denied, appeal: { ...appeal, answer: null } },
      '2026-11-24',
      { appealUntil: null, openMinor: 0, isVoidable: false },
    ],
    [
      'once the appeal failed',
      { ...denied, deadlines: [], appeal: { ...appeal, answer: upheld } },
      '2026-12-21',
      { appealUntil: null, openMinor: 1800, isVoidable: true },
    ],
    [
      'where a server says nothing of it',
      { status: 'DENIED' as const, replacedByClaimId: null },
      '2026-11-24',
      { appealUntil: null, openMinor: 0, isVoidable: true },
    ],
  ])('[CLOUD-520] [CLOUD-521] %s', (_, report, today, expected) => {
    expect(settlementOf(report, today)).toEqual(expected);
  });

  test.each([
    ['SUBMITTED', null, false],
    ['REJECTED', null, false],
    ['ACCEPTED', null, true],
    ['PAID', null, true],
    ['DENIED', null, true],
    ['DENIED', 'clm-next', false],
    ['REVERSED', null, false],
    ['VOIDED', null, false],
  ] as const)('[CLOUD-526] a claim that is %s, replaced by %s, can be taken back: %s', (status, by, isVoidable) => {
    const report = { status, replacedByClaimId: by as ClaimStatusReport['replacedByClaimId'] };
    expect(settlementOf(report, '2026-11-24').isVoidable).toBe(isVoidable);
  });
});
