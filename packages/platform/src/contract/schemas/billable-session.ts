import * as v from 'valibot';
import { modifier, placeOfService, procedureCode } from './claim-line.ts';
import { calendarDate, count, extend, instant, money, text } from './common.ts';
import { diagnosis } from './diagnosis.ts';
import { appointmentId, claimId, coverageId, userId } from './ids.ts';
import { payer } from './payer.ts';
import { sessionMode } from './provider.ts';

/** What keeps a session from being billed. */
export const billingBlocker = v.picklist(['NOTE_MISSING', 'NOTE_NOT_SIGNED', 'TOO_SHORT', 'NO_CONTRACT', 'CLAIM_OPEN']);

/** A session of an insured client without a claim that stands. */
export const billableSession = v.object({
  appointmentId,
  client: v.object({ id: userId, displayName: text }),
  startsAt: instant,
  /** Whole minutes face to face. */
  minutes: count,
  mode: sessionMode,
  serviceName: text,
  charge: money,
  coverage: v.object({ id: coverageId, insurer: payer, planName: text, memberId: text }),
  /** The note of the session; null where none is begun. */
  noteId: v.nullable(text),
  blockers: v.array(billingBlocker),
  /** An earlier claim that was sent back before it reached the payer. */
  rejectedClaimId: v.nullable(claimId),
  /** The last day to file. */
  fileBy: calendarDate,
});

/** The start of a claim for a session: what is known of it, to be checked and sent. */
export const claimDraft = extend(billableSession, {
  placeOfService,
  diagnoses: v.array(diagnosis),
  lines: v.array(
    v.object({
      procedureCode,
      modifiers: v.array(modifier),
      units: count,
      charge: money,
      diagnosisPointers: v.array(count),
    }),
  ),
  /** The decided claim that this one would correct. */
  replacesClaimId: v.nullable(claimId),
  /** A claim of this session that the payer still has, or has paid: nothing can be sent beside it. */
  openClaimId: v.nullable(claimId),
});

export type BillingBlocker = v.InferOutput<typeof billingBlocker>;
export type BillableSession = v.InferOutput<typeof billableSession>;
export type ClaimDraft = v.InferOutput<typeof claimDraft>;
