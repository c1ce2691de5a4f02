import { parseDate } from '@internationalized/date';
import { describe, expect, test } from 'vitest';
import { plusDays } from '../clock.ts';
import { seedAround } from '../store/seed.ts';
import type { ClaimRow } from '../store/tables/care.ts';
import { deadlineOf } from './claim-deadlines.ts';
import { nextStepOf } from './claim-next-step.ts';

/** Denied in part at its provider's cost, and not corrected. */
const denied = [...seedAround().claims.values()].find(
  ({ status, replacedByClaimId }) => status === 'PARTIALLY_PAID' && replacedByClaimId === null,
);
const TODAY = '2026-11-24';
const COPAY_PAID = { paid: 3000, refunds: [], givenUp: 0, invoiced: 0 };

/** The claim, denied for these reasons. */
function deniedFor(codes: readonly string[], change: Partial<ClaimRow> = {}): ClaimRow {
  if (!denied?.adjudication) throw new Error('The seed has no denied claim.');
  const reasons = codes.map((code) => ({ code, group: 'CO' as const, words: 'No.' }));
  return { ...denied, adjudication: { ...denied.adjudication, reasons }, ...change };
}

describe('what to do about a denial at the provider’s cost', () => {
  test.each([
    ['29', 'APPEAL'],
    ['50', 'APPEAL'],
    ['150', 'APPEAL'],
    ['151', 'APPEAL'],
    ['167', 'APPEAL'],
    ['4', 'CORRECT'],
    ['16', 'CORRECT'],
    ['97', 'CORRECT'],
    ['197', 'CORRECT'],
  ])('[CALL-29] [CLOUD-520] for reason %s is: %s', (code, action) => {
    expect(nextStepOf(deniedFor([code]), COPAY_PAID, TODAY).action).toBe(action);
  });

  test('[CALL-29] is to correct it first where one of several reasons can be corrected', () => {
    expect(nextStepOf(deniedFor(['50', '4']), COPAY_PAID, TODAY).action).toBe('CORRECT');
  });

  test.each([
    ['AETNA', '4'],
    ['BLUE_CROSS', '16'],
    ['CIGNA', '97'],
    ['UNITED', '197'],
    ['MEDICAID', '4'],
  ] as const)('[CALL-29] %s, reason %s: is to correct it up to the last day, and not after it', (insurer, code) => {
    const claim = deniedFor([code], { insurer });
    const remitDate = claim.adjudication?.decidedAt.slice(0, 10) ?? null;
    const { lastDay } = deadlineOf(insurer, 'CORRECTED', claim.serviceDate, remitDate);
    const dayAfter = plusDays(parseDate(lastDay), 1).toString();
    expect(nextStepOf(claim, COPAY_PAID, lastDay)).toMatchObject({ action: 'CORRECT', until: lastDay });
    // Then what the client owes is asked for, and where they owe nothing there is nothing left to do.
    const share = claim.adjudication?.patientResponsibility.amountMinor ?? 0;
    const paid = (amount: number) => ({ ...COPAY_PAID, paid: amount });
    expect(nextStepOf(claim, paid(share), dayAfter)).toMatchObject({ action: 'NONE', until: null });
    expect(nextStepOf(claim, paid(share - 1), dayAfter)).toMatchObject({ action: 'BILL_CLIENT', until: null });
  });

  test('[CLOUD-520] is no appeal once one was answered, after its last day, or when all was written off', () => {
    const late = deniedFor(['29']);
    const { until } = nextStepOf(late, COPAY_PAID, TODAY);
    expect(nextStepOf(late, COPAY_PAID, until ?? '').action).toBe('APPEAL');
    expect(nextStepOf(late, COPAY_PAID, '2099-01-01').action).not.toBe('APPEAL');
    const answer = { outcome: 'UPHELD' as const, at: '2026-11-20T12:00:00.000Z', words: 'No.' };
    const appeal = { reason: 'It was in time.', sentAt: '2026-10-20T12:00:00.000Z', answerDueOn: '2026-11-20', answer };
    expect(nextStepOf(deniedFor(['29'], { appeal }), COPAY_PAID, TODAY).action).not.toBe('APPEAL');
    const writeOff = {
      amount: late.adjudication?.denied ?? { amountMinor: 0, currency: 'USD' },
      reason: 'TOO_LATE' as const,
      words: 'Enough.',
      at: '2026-11-20T12:00:00.000Z',
      by: 'Dr. Amina Rahman',
    };
    expect(nextStepOf(deniedFor(['29'], { writeOffs: [writeOff] }), COPAY_PAID, TODAY).action).not.toBe('APPEAL');
  });
});
