import { createClaim, getClaim, getClaimStatus, listClaims } from '@sakina/platform/contract';
import type { ClaimId, ClaimStatusReport, ServiceLine } from '@sakina/platform/contract';
import { professionRow } from '@sakina/platform/domain';
import { dateIn, iso } from '../../clock.ts';
import { checkBillable } from '../../rules/billable.ts';
import { deadlinesOf } from '../../rules/claim-deadlines.ts';
import { insurerOpenMinor, isAppealOpen } from '../../rules/claim-settlement.ts';
import { nextStepOf } from '../../rules/claim-next-step.ts';
import { chargedPrice } from '../../rules/charges.ts';
import { clientShareOf, sessionMoney } from '../../rules/client-share.ts';
import type { AppointmentRow, ProviderRow } from '../../store/rows.ts';
import type { ClaimRow } from '../../store/tables/care.ts';
import { ApiFailure, forbidden, invalid, notFound } from '../api-failure.ts';
import { cursorPage } from '../cursor.ts';
import { defineHandler } from '../define-handler.ts';
import type { HandlerContext } from '../define-handler.ts';
import { appointmentAsProvider } from '../find.ts';
import type { Lookup } from '../find.ts';
import { settleClaims } from './settle-claims.ts';

/** A claim of the caller's. @throws ApiFailure 404 */
export function ownClaim({ tables, user }: Lookup, id: string): ClaimRow {
  const claim = tables.claims.get(id);
  if (claim?.providerId !== user.providerId) throw notFound('this claim');
  return claim;
}

export const listClaimsHandler = defineHandler(listClaims, ({ tables, user, query, now }) => {
  settleClaims(tables, now);
  const { status, clientId, from, to, after, limit } = query;
  const keyOf = (claim: ClaimRow) => `${claim.submittedAt} ${claim.id}`;
  const own = tables.claims
    .all()
    .filter(
      (claim) =>
        claim.providerId === user.providerId &&
        (status === undefined || claim.status === status) &&
        (clientId === undefined || claim.client.id === clientId) &&
        (from === undefined || claim.serviceDate >= from) &&
        (to === undefined || claim.serviceDate <= to),
    );
  const sorted = own.toSorted((first, second) => (keyOf(first) < keyOf(second) ? 1 : -1));
  const page = cursorPage(
    sorted,
    { after, limit },
    { of: ['claims', user.providerId, status, clientId, from, to], keyOf },
  );
  const withStep = (claim: ClaimRow) => {
    const money = sessionMoney(tables, claim.appointmentId);
    return {
      ...claim,
      nextStep: nextStepOf(claim, money, iso(now).slice(0, 10)),
      deadlines: deadlinesOf(claim),
      insurerOpen: { amountMinor: insurerOpenMinor(claim), currency: claim.charge.currency },
      clientShare: clientShareOf(claim, money),
    };
  };
  return { ...page, items: page.items.map(withStep) };
});

export const getClaimHandler = defineHandler(getClaim, (context) => {
  ownClaim(context, context.params.id);
  settleClaims(context.tables, context.now);
  return ownClaim(context, context.params.id);
});

/** Where a claim stands, as the contract says it. */
export function reportOf({ tables, now }: Pick<Lookup, 'tables'> & { now: Date }, claim: ClaimRow): ClaimStatusReport {
  const { id: claimId, status, payerClaimNumber, history, adjudication, remittance, replacedByClaimId } = claim;
  const money = sessionMoney(tables, claim.appointmentId);
  return {
    claimId,
    status,
    payerClaimNumber,
    history,
    adjudication,
    remittance,
    replacedByClaimId,
    ...(claim.appeal && { appeal: claim.appeal }),
    ...(claim.writeOffs && { writeOffs: claim.writeOffs }),
    ...(claim.voided && { voided: claim.voided }),
    insurerOpen: { amountMinor: insurerOpenMinor(claim), currency: claim.charge.currency },
    nextStep: nextStepOf(claim, money, iso(now).slice(0, 10)),
    clientShare: clientShareOf(claim, money),
    deadlines: deadlinesOf(claim),
    asOf: iso(now),
  };
}

export const getClaimStatusHandler = defineHandler(getClaimStatus, (context) => {
  ownClaim(context, context.params.id);
  settleClaims(context.tables, context.now);
  return reportOf(context, ownClaim(context, context.params.id));
});

type CreateContext = HandlerContext<typeof createClaim>;

/**
 * Validates each line as a clearing house does before a payer sees it. @throws ApiFailure 422 with problems by field
 */
function checkLines({ diagnoses, lines }: CreateContext['body'], currency: string): ServiceLine[] {
  const problems: Record<string, string> = {};
  lines.forEach((line, index) => {
    const at = `lines.${index}`;
    if (line.charge.currency !== currency)
      problems[`${at}.charge.currency`] = `Sessions of yours are charged in ${currency}.`;
    if (new Set(line.modifiers).size !== line.modifiers.length)
      problems[`${at}.modifiers`] = 'List each modifier only once.';
    if (new Set(line.diagnosisPointers).size !== line.diagnosisPointers.length)
      problems[`${at}.diagnosisPointers`] = 'Each diagnosis is pointed at once.';
    const beyond = line.diagnosisPointers.find((pointer) => pointer > diagnoses.length);
    if (beyond !== undefined) problems[`${at}.diagnosisPointers`] = `There is no diagnosis ${beyond} on this claim.`;
  });
  const codes = diagnoses.map((diagnosis) => diagnosis.code);
  codes.forEach((code, index) => {
    if (codes.indexOf(code) !== index) problems[`diagnoses.${index}.code`] = 'This diagnosis is already listed above.';
  });
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return lines.map((line, index) => ({ ...line, number: index + 1, adjudication: null }));
}

function checkSession(appointment: AppointmentRow): void {
  if (appointment.status === 'COMPLETED' && chargedPrice(appointment).amountMinor > 0) return;
  const message =
    appointment.status === 'COMPLETED'
      ? 'This session was free of charge: there is nothing to claim.'
      : 'A claim can be made once the session is over.';
  throw new ApiFailure(422, 'SESSION_NOT_COMPLETED', message, { status: appointment.status });
}

/**
 * The claim to correct or, without being named, one that was sent back before it reached the payer; null for a first
 * one. A session has one claim that stands, and each claim one correction.
 */
function replacedClaim(context: CreateContext, appointment: AppointmentRow): ClaimRow | null {
  const {
    tables,
    body: { replacesClaimId },
  } = context;
  const existing = tables.claims
    .all()
    .find(
      (claim) =>
        claim.appointmentId === appointment.id && claim.replacedByClaimId === null && claim.status !== 'VOIDED',
    );
  if (replacesClaimId === undefined) {
    if (existing?.status === 'REJECTED') return existing;
    if (existing)
      throw new ApiFailure(
        409,
        'CLAIM_EXISTS',
        'There is a claim for this session already. Correct that one, if it needs it.',
        { claimId: existing.id },
      );
    return null;
  }
  const replaced = ownClaim(context, replacesClaimId);
  if (replaced.appointmentId !== appointment.id)
    throw invalid({ replacesClaimId: 'This claim is for another session.' });
  if (replaced.adjudication === null)
    throw new ApiFailure(
      409,
      'CLAIM_NOT_REPLACEABLE',
      'The payer has not decided this claim yet. It can be corrected after that.',
      { status: replaced.status },
    );
  if (replaced.status === 'VOIDED')
    throw new ApiFailure(409, 'CLAIM_NOT_REPLACEABLE', 'This claim was taken back. Bill the session again.', {
      status: replaced.status,
    });
  if (replaced.replacedByClaimId !== null)
    throw new ApiFailure(409, 'CLAIM_NOT_REPLACEABLE', 'This claim has been corrected already.', {
      claimId: replaced.replacedByClaimId,
    });
  if (isAppealOpen(replaced))
    throw new ApiFailure(409, 'CLAIM_NOT_REPLACEABLE', 'The payer is looking at your appeal of this claim.', {
      status: replaced.status,
    });
  return replaced;
}

function coverageFor({ tables, body }: CreateContext, appointment: AppointmentRow, provider: ProviderRow) {
  const coverage = tables.coverages.get(body.coverageId);
  if (!coverage || coverage.client.id !== appointment.client.id)
    throw invalid({ coverageId: 'The client has not stated this insurance.' });
  if (!provider.insurers.includes(coverage.insurer))
    throw invalid({
      coverageId: 'You have no contract with this payer. The client can hand in the invoice by themselves.',
    });
  return coverage;
}

export const createClaimHandler = defineHandler(createClaim, (context) => {
  const { tables, body, now } = context;
  const { appointment, provider } = appointmentAsProvider(context, body.appointmentId);
  if (!professionRow(provider.kind).billsInsurance)
    throw forbidden('Only therapists bill insurance: a claim names a diagnosis and a clinical procedure.');
  settleClaims(tables, now);
  checkSession(appointment);
  const coverage = coverageFor(context, appointment, provider);
  const { currency } = appointment.price;
  const lines = checkLines(body, currency);
  const replaced = replacedClaim(context, appointment);
  checkBillable(tables, appointment, lines);
  const isCorrection = body.replacesClaimId !== undefined;
  const words = isCorrection ? 'Sent to the payer as a corrected claim.' : 'Sent to the payer.';
  const claim = tables.claims.put({
    id: `clm-${crypto.randomUUID().slice(0, 8)}` as ClaimId,
    payerClaimNumber: null,
    providerId: provider.id,
    appointmentId: appointment.id,
    client: appointment.client,
    insurer: coverage.insurer,
    coverageId: coverage.id,
    memberId: coverage.memberId,
    status: 'SUBMITTED',
    serviceDate: dateIn(appointment.startsAt, appointment.timeZone).toString(),
    placeOfService: body.placeOfService,
    diagnoses: body.diagnoses,
    lines,
    charge: { amountMinor: lines.reduce((sum, line) => sum + line.charge.amountMinor, 0), currency },
    // A claim that was sent back never was with the payer: what follows replaces what that one would have replaced.
    replacesClaimId: (isCorrection ? replaced?.id : replaced?.replacesClaimId) ?? null,
    replacedByClaimId: null,
    submittedAt: iso(now),
    history: [{ status: 'SUBMITTED', at: iso(now), words }],
    adjudication: null,
    remittance: null,
  });
  if (replaced) tables.claims.put({ ...replaced, replacedByClaimId: claim.id });
  return claim;
});
