import { getClaimDraft, listToBill } from '@sakina/platform/contract';
import type { BillableSession, BillingBlocker } from '@sakina/platform/contract';
import { professionRow } from '@sakina/platform/domain';
import { dateIn } from '../../clock.ts';
import { heldMinutes, procedureFor, SHORTEST_MINUTES, standingClaim } from '../../rules/billable.ts';
import { coverageOf } from '../../rules/coverage.ts';
import { isAppealOpen } from '../../rules/claim-settlement.ts';
import { deadlineOf } from '../../rules/claim-deadlines.ts';
import { chargedPrice } from '../../rules/charges.ts';
import type { AppointmentRow, ProviderRow } from '../../store/rows.ts';
import type { Tables } from '../../store/table.ts';
import type { CoverageRow } from '../../store/tables/care.ts';
import { forbidden, notFound } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { appointmentAsProvider, appointmentsWith, ownProvider } from '../find.ts';
import { settleClaims } from './settle-claims.ts';

function billable(
  tables: Tables,
  provider: ProviderRow,
  appointment: AppointmentRow,
  coverage: CoverageRow,
): BillableSession {
  const note = tables.notes.all().find((row) => row.appointmentId === appointment.id);
  const claim = standingClaim(tables, appointment.id);
  const minutes = heldMinutes(appointment);
  const blockers: [BillingBlocker, boolean][] = [
    ['CLAIM_OPEN', claim !== null && claim.status !== 'REJECTED' && claim.adjudication === null],
    ['NO_CONTRACT', !provider.insurers.includes(coverage.insurer)],
    ['NOTE_MISSING', !note],
    ['NOTE_NOT_SIGNED', note?.status === 'DRAFT'],
    ['TOO_SHORT', minutes < SHORTEST_MINUTES],
  ];
  const { id, insurer, planName, memberId } = coverage;
  const serviceDate = dateIn(appointment.startsAt, appointment.timeZone).toString();
  return {
    appointmentId: appointment.id,
    client: { id: appointment.client.id, displayName: appointment.client.displayName },
    startsAt: appointment.startsAt,
    minutes,
    mode: appointment.mode,
    serviceName: appointment.service.name,
    charge: chargedPrice(appointment),
    coverage: { id, insurer, planName, memberId },
    noteId: note?.id ?? null,
    blockers: blockers.filter(([, isSo]) => isSo).map(([blocker]) => blocker),
    rejectedClaimId: claim?.status === 'REJECTED' ? claim.id : null,
    fileBy: deadlineOf(insurer, 'FIRST', serviceDate, null).lastDay,
  };
}

export const listToBillHandler = defineHandler(listToBill, (context) => {
  const { tables, now } = context;
  const provider = ownProvider(context);
  if (!provider || !professionRow(provider.kind).billsInsurance) throw forbidden('Only therapists bill insurance.');
  settleClaims(tables, now);
  const items = appointmentsWith(tables, provider.id)
    .filter((row) => row.status === 'COMPLETED' && chargedPrice(row).amountMinor > 0)
    .flatMap((appointment) => {
      const claim = standingClaim(tables, appointment.id);
      const coverage = coverageOf(tables, appointment.client.id);
      // Without a contract the client pays, and hands the invoice in by themselves.
      if (!coverage || !provider.insurers.includes(coverage.insurer)) return [];
      if (claim && claim.status !== 'REJECTED') return [];
      return [billable(tables, provider, appointment, coverage)];
    });
  return { items: items.toSorted((first, second) => first.fileBy.localeCompare(second.fileBy)) };
});

export const getClaimDraftHandler = defineHandler(getClaimDraft, (context) => {
  const { tables, now, params } = context;
  const { appointment, provider } = appointmentAsProvider(context, params.id);
  if (!professionRow(provider.kind).billsInsurance) throw forbidden('Only therapists bill insurance.');
  settleClaims(tables, now);
  const coverage = coverageOf(tables, appointment.client.id);
  if (!coverage) throw notFound('an insurance of this client');
  const session = billable(tables, provider, appointment, coverage);
  const claim = standingClaim(tables, appointment.id);
  const isCorrectable =
    claim !== null &&
    claim.adjudication !== null &&
    claim.status !== 'REVERSED' &&
    claim.status !== 'PAID' &&
    !isAppealOpen(claim);
  const last = tables.claims
    .all()
    .filter((row) => row.client.id === appointment.client.id && row.status !== 'REJECTED')
    .toSorted((first, second) => second.submittedAt.localeCompare(first.submittedAt))[0];
  const plan = tables.treatmentPlans
    .all()
    .find((row) => row.providerId === provider.id && row.client.id === appointment.client.id);
  const diagnoses = claim?.diagnoses ?? last?.diagnoses ?? plan?.diagnoses ?? [];
  const isVideo = appointment.mode === 'ONLINE';
  return {
    ...session,
    // A correction has a time of its own, as the claim says it.
    ...(isCorrectable && {
      fileBy: deadlineOf(
        claim.insurer,
        'CORRECTED',
        claim.serviceDate,
        claim.adjudication?.decidedAt.slice(0, 10) ?? null,
      ).lastDay,
    }),
    placeOfService: claim?.placeOfService ?? (isVideo ? ('10' as const) : ('11' as const)),
    diagnoses,
    lines: claim?.lines.map(({ procedureCode, modifiers, units, charge, diagnosisPointers }) => ({
      procedureCode,
      modifiers,
      units,
      charge,
      diagnosisPointers,
    })) ?? [
      {
        procedureCode: procedureFor(appointment, session.minutes),
        modifiers: isVideo ? ['95'] : [],
        units: 1,
        charge: chargedPrice(appointment),
        diagnosisPointers: diagnoses.slice(0, 4).map((_, index) => index + 1),
      },
    ],
    replacesClaimId: isCorrectable ? claim.id : null,
    openClaimId: claim && claim.status !== 'REJECTED' && !isCorrectable ? claim.id : null,
  };
});
