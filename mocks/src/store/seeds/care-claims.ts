import type { ClaimId, CoverageId, Diagnosis, PlaceOfService, ProcedureCode } from '@sakina/platform/contract';
import { addMinutes, dateIn, iso, plusDays } from '../../clock.ts';
import { claimQuirks, diagnosesOf } from '../../personas/care-claims.ts';
import type { ClaimQuirk } from '../../personas/care-claims.ts';
import { coverageSeeds, uncontractedCoverageSeeds } from '../../personas/coverages.ts';
import type { CoverageSeed } from '../../personas/coverages.ts';
import { createRandom, opaque } from '../../personas/random.ts';
import { accumulated, advanceClaims, decisionAt, policyIdOf } from '../../rules/claims.ts';
import type { AppointmentRow } from '../rows.ts';
import type { Seed } from '../table.ts';
import type { ClaimRow, CoverageRow, PolicyRow } from '../tables/care.ts';
import { byId } from './by-id.ts';

/** The price of one scored questionnaire. */
const QUESTIONNAIRE_MINOR = 900;

interface SeededClaims {
  coverages: CoverageRow[];
  policies: PolicyRow[];
  claims: ClaimRow[];
}

/** Coverages, policies, and a claim for every insured session with a signed note, at its current stage. */
export function seedClaims(base: Seed, now: Date): SeededClaims {
  const coverages = [...coverageSeeds, ...uncontractedCoverageSeeds].flatMap((seed) => coverageOf(seed, base, now));
  const claims = coverages.flatMap((coverage) => claimsOf(coverage, base, now));
  const open = new Map(
    [...coverageSeeds, ...uncontractedCoverageSeeds].map((seed) => [policyIdOf(seed), policyOf(seed, now)]),
  );
  // The card states the amounts met by now; the part met elsewhere is that less our own claims.
  const decided = new Map([...byId(claims), ...byId(advanceClaims(claims, open, now))]);
  const policies = [...open.values()].map((policy) => withoutOurs(policy, [...decided.values()]));
  const settled = new Map([...byId(claims), ...byId(advanceClaims(claims, byId(policies), now))]);
  return { coverages, policies, claims: [...settled.values()] };
}

function coverageOf(seed: CoverageSeed, base: Seed, now: Date): CoverageRow[] {
  const client = base.people.get(seed.client);
  if (!client) return [];
  const { insurer, planName, memberId, groupNumber } = seed;
  return [
    {
      id: `cov-${opaque(`coverage ${seed.client}`, 8)}` as CoverageId,
      client: { id: client.id, displayName: client.displayName },
      insurer,
      planName,
      memberId,
      groupNumber,
      relationship: 'SELF',
      addedAt: iso(addMinutes(now, 24 * 60 * Math.max(seed.startsInDays, -75))),
    },
  ];
}

function policyOf(seed: CoverageSeed, now: Date): PolicyRow {
  const today = dateIn(now, 'America/New_York');
  return {
    id: policyIdOf(seed),
    insurer: seed.insurer,
    memberId: seed.memberId,
    planName: seed.planName,
    startsOn: plusDays(today, seed.startsInDays).toString(),
    endsOn: seed.endsInDays === null ? null : plusDays(today, seed.endsInDays).toString(),
    copayMinor: seed.copayMinor,
    coinsurancePercent: seed.coinsurancePercent,
    deductibleMinor: seed.deductibleMinor,
    deductibleMetElsewhereMinor: seed.deductibleMetElsewhereMinor ?? seed.deductibleMetMinor,
    outOfPocketMaximumMinor: seed.outOfPocketMaximumMinor,
    outOfPocketMetElsewhereMinor: seed.outOfPocketMetMinor,
    sessionLimit: seed.sessionLimit ?? null,
    authorisationFor: seed.insurer === 'CIGNA' ? ['90837'] : [],
    ...(seed.isDeductibleUnknown && { isDeductibleUnknown: true }),
    ...(seed.payerWords !== undefined && { payerWords: seed.payerWords }),
    ...(seed.carvedOutTo !== undefined && { carvedOutTo: seed.carvedOutTo }),
  };
}

/** Whether the persona states the amount met elsewhere. */
function isStated(policy: PolicyRow): boolean {
  return coverageSeeds.some((seed) => policyIdOf(seed) === policy.id && seed.deductibleMetElsewhereMinor !== undefined);
}

function withoutOurs(policy: PolicyRow, claims: readonly ClaimRow[]): PolicyRow {
  const all = accumulated(policy, claims);
  const less = (met: number, withOurs: number) => Math.max(0, met - (withOurs - met));
  return {
    ...policy,
    deductibleMetElsewhereMinor: isStated(policy)
      ? policy.deductibleMetElsewhereMinor
      : less(policy.deductibleMetElsewhereMinor, all.deductibleMinor),
    outOfPocketMetElsewhereMinor: less(policy.outOfPocketMetElsewhereMinor, all.outOfPocketMinor),
  };
}

/** The claims of a client's insured sessions, the first session first. */
function claimsOf(coverage: CoverageRow, base: Seed, now: Date): ClaimRow[] {
  const noted = new Set(
    [...base.notes.values()].filter((note) => note.status !== 'DRAFT').map((note) => note.appointmentId),
  );
  const sessions = [...base.appointments.values()]
    .filter(
      (row) =>
        row.client.id === coverage.client.id &&
        row.status === 'COMPLETED' &&
        row.price.amountMinor > 0 &&
        noted.has(row.id),
    )
    .filter(
      (row) =>
        row.provider.kind === 'THERAPIST' && base.providers.get(row.provider.id)?.insurers.includes(coverage.insurer),
    )
    .toSorted((first, second) => Date.parse(first.startsAt) - Date.parse(second.startsAt));
  return sessions.flatMap((session, index) => {
    const quirk =
      claimQuirks.find((entry) => entry.client === coverage.client.id && entry.session === index)?.quirk ?? null;
    const claim = claimOf(session, coverage, index === 0, quirk, now);
    return claim ? withCorrection(claim, quirk, now) : [];
  });
}

function procedureOf(session: AppointmentRow, isFirst: boolean): ProcedureCode {
  if (session.service.id.endsWith('-couple')) return '90847';
  if (session.service.id.endsWith('-long')) return isFirst ? '90791' : '90837';
  return '90834';
}

function claimOf(
  session: AppointmentRow,
  coverage: CoverageRow,
  isFirst: boolean,
  quirk: ClaimQuirk | null,
  now: Date,
): ClaimRow | null {
  const random = createRandom(`claim ${session.id}`);
  const submittedAt = addMinutes(session.endedAt ?? session.endsAt, 60 * 26 + random.integer(0, 300));
  if (submittedAt > now) return null;
  const placeOfService: PlaceOfService = session.mode === 'ONLINE' ? '10' : '11';
  const known = diagnosesOf(coverage.client.id);
  const diagnoses: Diagnosis[] =
    quirk === 'INCOMPLETE_DIAGNOSIS'
      ? known.map(({ code, description }) => ({ code: code.slice(0, 3), description }))
      : known;
  const modifiers = placeOfService === '10' && quirk !== 'MISSING_MODIFIER' ? ['95'] : [];
  const first = {
    number: 1,
    procedureCode: procedureOf(session, isFirst),
    modifiers,
    units: 1,
    charge: session.price,
    diagnosisPointers: diagnoses.map((_, at) => at + 1),
    adjudication: null,
  };
  const questionnaires = {
    number: 2,
    procedureCode: '96127' as const,
    modifiers: [],
    units: 2,
    charge: { amountMinor: 2 * QUESTIONNAIRE_MINOR, currency: session.price.currency },
    diagnosisPointers: [1],
    adjudication: null,
  };
  const lines = quirk === 'QUESTIONNAIRES' ? [first, questionnaires] : [first];
  return {
    id: `clm-${opaque(`claim ${session.id}`, 8)}` as ClaimId,
    payerClaimNumber: null,
    providerId: session.provider.id,
    appointmentId: session.id,
    client: session.client,
    insurer: coverage.insurer,
    coverageId: coverage.id,
    memberId: coverage.memberId,
    status: 'SUBMITTED',
    serviceDate: dateIn(session.startsAt, session.timeZone).toString(),
    placeOfService,
    diagnoses,
    lines,
    charge: {
      amountMinor: lines.reduce((sum, line) => sum + line.charge.amountMinor, 0),
      currency: session.price.currency,
    },
    replacesClaimId: null,
    replacedByClaimId: null,
    submittedAt: iso(submittedAt),
    history: [{ status: 'SUBMITTED', at: iso(submittedAt), words: 'Sent to the payer.' }],
    adjudication: null,
    remittance: null,
  };
}

/** A claim that was sent without its modifier, and the corrected one that followed two days after the denial. */
function withCorrection(claim: ClaimRow, quirk: ClaimQuirk | null, now: Date): ClaimRow[] {
  if (quirk !== 'MISSING_MODIFIER') return [claim];
  const submittedAt = addMinutes(decisionAt(claim), 24 * 60 * 2 + 37);
  if (submittedAt > now) return [claim];
  const corrected: ClaimRow = {
    ...claim,
    id: `clm-${opaque(`corrected ${claim.appointmentId}`, 8)}` as ClaimId,
    lines: claim.lines.map((line) => ({ ...line, modifiers: ['95'] })),
    replacesClaimId: claim.id,
    submittedAt: iso(submittedAt),
    history: [{ status: 'SUBMITTED', at: iso(submittedAt), words: 'Sent to the payer as a corrected claim.' }],
  };
  return [{ ...claim, replacedByClaimId: corrected.id }, corrected];
}
