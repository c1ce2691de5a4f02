import { describe, expect, test } from 'vitest';
import { createRandom } from '../personas/random.ts';
import { adjudicate, allowedMinor } from './adjudication.ts';
import type { Accumulated, ClaimToDecide, LineToDecide, PolicyTerms } from './adjudication.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const session: LineToDecide = {
  procedureCode: '90834',
  modifiers: ['95'],
  units: 1,
  charge: usd(12_000),
  diagnosisPointers: [1],
};
const questionnaires: LineToDecide = {
  procedureCode: '96127',
  modifiers: ['59'],
  units: 2,
  charge: usd(1_800),
  diagnosisPointers: [1],
};
const claim: ClaimToDecide = {
  serviceDate: '2026-11-10',
  filedAfterDays: 1,
  placeOfService: '10',
  diagnosisCodes: ['F41.0', 'Z63.4'],
  lines: [session],
};
const policy: PolicyTerms = {
  insurer: 'AETNA',
  startsOn: '2026-01-01',
  endsOn: null,
  copayMinor: 3_000,
  coinsurancePercent: 0,
  deductibleMinor: 0,
  outOfPocketMaximumMinor: 300_000,
  sessionLimit: null,
};
const nothing: Accumulated = { deductibleMinor: 0, outOfPocketMinor: 0, sessions: 0 };

/** What the client and the payer pay, by line. */
const sharesOf = (
  terms: Partial<PolicyTerms>,
  used: Partial<Accumulated> = {},
  lines: readonly LineToDecide[] = [session],
) =>
  adjudicate({ ...claim, lines }, { ...policy, ...terms }, { ...nothing, ...used }).lines.map((line) =>
    [line.copay, line.deductible, line.coinsurance, line.paid].map((entry) => entry.amountMinor),
  );

describe('a payer pays', () => {
  test.each<[words: string, terms: Partial<PolicyTerms>, used: Partial<Accumulated>, shares: number[]]>([
    ['the contracted price less the copay', {}, {}, [3_000, 0, 0, 7_400]],
    ['all of it where there is no copay', { copayMinor: 0 }, {}, [0, 0, 0, 10_400]],
    ['nothing while the deductible is open', { deductibleMinor: 50_000 }, {}, [3_000, 7_400, 0, 0]],
    [
      'the rest once the deductible is met',
      { deductibleMinor: 50_000 },
      { deductibleMinor: 48_000 },
      [3_000, 2_000, 0, 5_400],
    ],
    [
      'less the coinsurance, after copay and deductible',
      { deductibleMinor: 50_000, coinsurancePercent: 20 },
      { deductibleMinor: 49_000 },
      [3_000, 1_000, 1_280, 5_120],
    ],
    [
      'all of it beyond the out-of-pocket maximum',
      { coinsurancePercent: 20 },
      { outOfPocketMinor: 300_000 },
      [0, 0, 0, 10_400],
    ],
    ['what the maximum leaves to it', {}, { outOfPocketMinor: 298_500 }, [1_500, 0, 0, 8_900]],
    ['no more than the price where the copay is above it', { copayMinor: 20_000 }, {}, [10_400, 0, 0, 0]],
    ['until the sessions of the year are used up', { sessionLimit: 10 }, { sessions: 9 }, [3_000, 0, 0, 7_400]],
  ])('%s', (_, terms, used, shares) => {
    expect(sharesOf(terms, used)).toEqual([shares]);
  });

  test('charges the copay once for each visit', () => {
    expect(sharesOf({}, {}, [session, questionnaires])).toEqual([
      [3_000, 0, 0, 7_400],
      [0, 0, 0, 1_200],
    ]);
  });

  test('never allows more than was charged, by each payer’s contract', () => {
    expect(allowedMinor('AETNA', '90834', 1, 5_000)).toBe(5_000);
    expect(allowedMinor('AETNA', '90834', 1, 12_000)).toBe(10_400);
    expect(allowedMinor('MEDICAID', '90834', 1, 12_000)).toBe(7_280);
  });
});

describe('a payer denies', () => {
  test.each<
    [
      code: string,
      group: 'CO' | 'PR',
      words: string,
      change: Partial<ClaimToDecide>,
      terms: Partial<PolicyTerms> | null,
      used: Partial<Accumulated>,
    ]
  >([
    ['31', 'PR', 'someone whom it does not know', {}, null, {}],
    ['26', 'PR', 'a session before the policy began', { serviceDate: '2025-12-31' }, {}, {}],
    ['27', 'PR', 'a session after the policy ended', {}, { endsOn: '2026-11-09' }, {}],
    ['29', 'CO', 'a claim that comes too late', { filedAfterDays: 121 }, {}, {}],
    ['119', 'PR', 'a session beyond those of the year', {}, { sessionLimit: 10 }, { sessions: 10 }],
    ['4', 'CO', 'a video session without its modifier', { lines: [{ ...session, modifiers: [] }] }, {}, {}],
    ['4', 'CO', 'a session in the office said to be by video', { placeOfService: '11' }, {}, {}],
    ['151', 'CO', 'two units of one session', { lines: [{ ...session, units: 2 }] }, {}, {}],
    ['167', 'PR', 'treatment of a circumstance', { lines: [{ ...session, diagnosisPointers: [2] }] }, {}, {}],
  ])('with %s (%s) %s', (code, group, _, change, terms, used) => {
    const decision = adjudicate({ ...claim, ...change }, terms && { ...policy, ...terms }, { ...nothing, ...used });
    expect(decision).toMatchObject({
      status: 'DENIED',
      lines: [
        {
          reason: { code, group },
          allowed: usd(0),
          paid: usd(0),
          denied: usd(12_000),
          patientResponsibility: usd(group === 'PR' ? 12_000 : 0),
        },
      ],
    });
  });

  test.each([
    ['the first day', '2026-01-01'],
    ['the last day', '2026-11-10'],
  ])('nothing on %s of the policy', (_, serviceDate) => {
    expect(adjudicate({ ...claim, serviceDate }, { ...policy, endsOn: '2026-11-10' }, nothing).status).toBe('PAID');
  });

  test('a questionnaire with a session in part, and not one alone', () => {
    const plain = { ...questionnaires, modifiers: [] };
    expect(adjudicate({ ...claim, lines: [session, plain] }, policy, nothing)).toMatchObject({
      status: 'PARTIALLY_PAID',
      lines: [{ reason: null }, { reason: { code: '97', group: 'CO' } }],
    });
    expect(adjudicate({ ...claim, lines: [plain] }, policy, nothing).status).toBe('PAID');
  });
});

test('every line adds up, for any claim and policy', () => {
  const random = createRandom('adjudication');
  for (let round = 0; round < 500; round += 1) {
    const lines = Array.from({ length: random.integer(1, 4) }, (): LineToDecide => ({
      procedureCode: random.pick(['90791', '90834', '90837', '90847', '96127']),
      modifiers: random.pick([['95'], [], ['59'], ['95', '59']]),
      units: random.integer(1, 3),
      charge: usd(random.integer(1, 40_000)),
      diagnosisPointers: [random.integer(1, 2)],
    }));
    const terms: PolicyTerms = {
      ...policy,
      insurer: random.pick(['AETNA', 'BLUE_CROSS', 'CIGNA', 'UNITED', 'MEDICAID']),
      copayMinor: random.integer(0, 9_000),
      coinsurancePercent: random.integer(0, 100),
      deductibleMinor: random.integer(0, 60_000),
      outOfPocketMaximumMinor: random.integer(0, 80_000),
      endsOn: random.pick([null, '2026-11-01', '2027-01-01']),
    };
    const used = {
      deductibleMinor: random.integer(0, 70_000),
      outOfPocketMinor: random.integer(0, 90_000),
      sessions: 0,
    };
    const decision = adjudicate({ ...claim, lines }, terms, used);
    let borne = 0;
    for (const line of decision.lines) {
      const {
        charge,
        allowed,
        contractualAdjustment,
        denied,
        copay,
        deductible,
        coinsurance,
        paid,
        patientResponsibility,
        reason,
      } = line;
      const amounts = [
        charge,
        allowed,
        contractualAdjustment,
        denied,
        copay,
        deductible,
        coinsurance,
        paid,
        patientResponsibility,
      ].map((entry) => entry.amountMinor);
      expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0);
      expect(allowed.amountMinor + contractualAdjustment.amountMinor + denied.amountMinor).toBe(charge.amountMinor);
      const shares = copay.amountMinor + deductible.amountMinor + coinsurance.amountMinor;
      expect(paid.amountMinor + shares).toBe(allowed.amountMinor);
      expect(patientResponsibility.amountMinor).toBe(shares + (reason?.group === 'PR' ? denied.amountMinor : 0));
      // Every cent that was not paid has a reason, and the client's are those of the group PR.
      const explained = (line.adjustments ?? []).reduce((sum, each) => sum + each.amount.amountMinor, 0);
      expect(explained).toBe(charge.amountMinor - paid.amountMinor);
      const ofClient = (line.adjustments ?? []).filter(({ group }) => group === 'PR');
      expect(ofClient.reduce((sum, each) => sum + each.amount.amountMinor, 0)).toBe(patientResponsibility.amountMinor);
      borne += shares;
    }
    expect(borne).toBeLessThanOrEqual(Math.max(0, terms.outOfPocketMaximumMinor - used.outOfPocketMinor));
  }
});
