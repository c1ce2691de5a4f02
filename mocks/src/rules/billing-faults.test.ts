import { describe, expect, test } from 'vitest';
import { seedAround } from '../store/seed.ts';
import type { ClaimRow } from '../store/tables/care.ts';
import { nextStepOf } from './claim-next-step.ts';
import { decide } from './claims.ts';
import { insurerOpenMinor } from './claim-settlement.ts';
import { clientShareOf } from './client-share.ts';

// Faults that other billing systems had, each with the state that is right, by their rows in docs/rules/money.md,
// Faults of other billing systems.
const TODAY = '2026-11-24';
/** A session of which the client has paid this much. */
const paid = (amount: number) => ({ paid: amount, refunds: [], givenUp: 0, invoiced: 0 });
const tables = seedAround();
const claims = [...tables.claims.values()];

/** A claim of the seed as it was sent, with one change. */
function sent(status: ClaimRow['status'], change: Partial<ClaimRow> = {}): ClaimRow {
  const claim = claims.find((row) => row.status === status && row.replacedByClaimId === null);
  if (!claim) throw new Error(`The seed has no claim that is ${status}.`);
  return { ...claim, ...change };
}

const policyOf = ({ insurer, memberId }: ClaimRow) =>
  [...tables.policies.values()].find((row) => row.insurer === insurer && row.memberId === memberId) ?? null;

describe('claims', () => {
  test('[CLOUD-521] denied by a payer are written off by no one but a person (row 22)', () => {
    const denied = claims.filter(({ adjudication }) => (adjudication?.denied.amountMinor ?? 0) > 0);
    expect(denied.length).toBeGreaterThan(0);
    for (const claim of denied) {
      expect(claim.writeOffs ?? []).toEqual([]);
      const again = decide({ ...claim, adjudication: null }, policyOf(claim), [], new Date(`${TODAY}T15:00:00Z`));
      expect(again.writeOffs ?? []).toEqual([]);
    }
  });

  test('[CALL-30] keep the reason of every line that was refused, and add up line by line (row 24)', () => {
    const partly = sent('PARTIALLY_PAID');
    const refused = partly.lines.filter(({ adjudication }) => (adjudication?.denied.amountMinor ?? 0) > 0);
    const codes = refused.map(({ adjudication }) => adjudication?.reason?.code);
    expect(codes.length).toBeGreaterThan(0);
    expect(codes).not.toContain(undefined);
    expect(partly.adjudication?.reasons.map(({ code }) => code)).toEqual(expect.arrayContaining(codes));
    for (const { adjudication } of partly.lines) {
      if (!adjudication) throw new Error('A line was not decided.');
      const { charge, allowed, contractualAdjustment, denied } = adjudication;
      expect(allowed.amountMinor + contractualAdjustment.amountMinor + denied.amountMinor).toBe(charge.amountMinor);
    }
  });

  test('[CALL-30] of which a payer pays nothing are decided, with the client’s share and no remittance (row 25)', () => {
    const claim = sent('PAID');
    const policy = policyOf(claim);
    if (!policy) throw new Error('The claim has no policy.');
    const decided = decide(
      claim,
      {
        ...policy,
        deductibleMinor: 900_000,
        outOfPocketMaximumMinor: 990_000,
      },
      [],
      new Date(`${TODAY}T15:00:00Z`),
    );
    expect(decided.status).toBe('PAID');
    expect(decided.adjudication?.paid.amountMinor).toBe(0);
    expect(decided.remittance).toBeNull();
    expect(decided.adjudication?.patientResponsibility).toEqual(decided.adjudication?.allowed);
    expect(insurerOpenMinor(decided)).toBe(0);
  });

  test('[CALL-27] find their policy by the payer’s id and the member number, not by a name (row 26)', () => {
    for (const claim of claims) expect(policyOf(claim)?.insurer).toBe(claim.insurer);
  });

  test('[CALL-30] owe what the latest decision leaves less all that was paid, and nothing once corrected (row 27)', () => {
    const claim = sent('PAID');
    const share = claim.adjudication?.patientResponsibility.amountMinor ?? 0;
    expect(share).toBeGreaterThan(0);
    expect(clientShareOf(claim, paid(1_000))?.balance.amountMinor).toBe(share - 1_000);
    expect(clientShareOf(claim, paid(share + 500))?.balance.amountMinor).toBe(-500);
    expect(clientShareOf({ ...claim, replacedByClaimId: claim.id }, paid(0))).toBeNull();
  });

  test('[CALL-30] whose copay was paid ask the client for nothing more (row 40)', () => {
    const claim = sent('PAID');
    const share = claim.adjudication?.patientResponsibility.amountMinor ?? 0;
    expect(nextStepOf(claim, paid(share), TODAY).action).toBe('NONE');
    expect(nextStepOf(claim, paid(share - 1), TODAY).action).toBe('BILL_CLIENT');
  });
});
