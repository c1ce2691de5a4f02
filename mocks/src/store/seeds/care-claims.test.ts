import { describe, expect, test } from 'vitest';
import type { AdjudicatedAmounts } from '@sakina/platform/contract';
import { coverageSeeds } from '../../personas/coverages.ts';
import { accumulated, policyIdOf } from '../../rules/claims.ts';
import { seedAround } from '../seed.ts';

const seed = seedAround();
const claims = [...seed.claims.values()];
const minor = ({ amountMinor }: { amountMinor: number }) => amountMinor;

function expectToAddUp(amounts: AdjudicatedAmounts) {
  expect(minor(amounts.charge)).toBe(
    minor(amounts.allowed) + minor(amounts.contractualAdjustment) + minor(amounts.denied),
  );
  expect(minor(amounts.allowed)).toBe(
    minor(amounts.paid) + minor(amounts.copay) + minor(amounts.deductible) + minor(amounts.coinsurance),
  );
}

describe('the claims of the demo practice', () => {
  test.each(claims.map((claim) => [claim.id, claim] as const))('add up in %s, by line and in total', (_, claim) => {
    expect(claim.lines.reduce((sum, line) => sum + minor(line.charge), 0)).toBe(minor(claim.charge));
    for (const { adjudication } of claim.lines) {
      if (!adjudication) continue;
      expectToAddUp(adjudication);
      const shares = minor(adjudication.copay) + minor(adjudication.deductible) + minor(adjudication.coinsurance);
      expect(minor(adjudication.patientResponsibility)).toBe(
        shares + (adjudication.reason?.group === 'PR' ? minor(adjudication.denied) : 0),
      );
    }
    if (!claim.adjudication) return;
    expectToAddUp(claim.adjudication);
    for (const field of ['charge', 'allowed', 'paid', 'patientResponsibility', 'denied'] as const) {
      expect(
        claim.lines.reduce((sum, line) => sum + (line.adjudication ? minor(line.adjudication[field]) : 0), 0),
      ).toBe(minor(claim.adjudication[field]));
    }
    expect(claim.remittance ? minor(claim.remittance.amount) : 0).toBe(minor(claim.adjudication.paid));
  });

  test('contain every case: paid, in progress, denied, corrected and then paid, partly paid', () => {
    const statuses = new Set(claims.map((claim) => claim.status));
    for (const status of ['PAID', 'ACCEPTED', 'DENIED', 'PARTIALLY_PAID'] as const) expect(statuses).toContain(status);
    const corrected = claims.find((claim) => claim.replacesClaimId !== null);
    expect(corrected).toMatchObject({ status: 'PAID', client: { displayName: 'Layla Haddad' } });
    expect(seed.claims.get(corrected?.replacesClaimId ?? '')).toMatchObject({
      status: 'DENIED',
      replacedByClaimId: corrected?.id,
      adjudication: { reasons: [{ code: '4' }] },
    });
    expect(claims.some((claim) => claim.adjudication?.reasons.some((reason) => reason.code === '27'))).toBe(true);
  });

  test('are created for therapists’ past sessions with notes, one original each', () => {
    const originals = claims.filter((claim) => claim.replacesClaimId === null);
    expect(new Set(originals.map((claim) => claim.appointmentId)).size).toBe(originals.length);
    for (const claim of claims)
      expect(seed.appointments.get(claim.appointmentId)).toMatchObject({
        status: 'COMPLETED',
        provider: { kind: 'THERAPIST' },
      });
  });

  test('together with amounts met elsewhere match the met amounts on the cards', () => {
    for (const entry of coverageSeeds) {
      const policy = seed.policies.get(policyIdOf(entry));
      expect(policy && accumulated(policy, claims).deductibleMinor).toBe(entry.deductibleMetMinor);
      expect(policy && accumulated(policy, claims).outOfPocketMinor).toBe(entry.outOfPocketMetMinor);
    }
  });
});
