import * as v from 'valibot';
import { identityPart, paperIssuer } from './billing-identity.ts';
import { modifier, placeOfService, procedureCode } from './claim-line.ts';
import { diagnosis } from './diagnosis.ts';
import { payer } from './payer.ts';
import { calendarDate, count, instant, money, text } from './common.ts';
import { appointmentId, providerId, superbillId, userId } from './ids.ts';

/** A calendar month, `YYYY-MM`. */
export const yearMonth = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** One session on a superbill. */
export const superbillLine = v.object({
  appointmentId,
  serviceDate: calendarDate,
  placeOfService,
  procedureCode,
  modifiers: v.array(modifier),
  units: count,
  charged: money,
  /** What the client paid for it, refunds taken off. */
  paid: money,
});

/**
 * An itemised receipt of a month that a client hands to their insurer, with what an invoice never has: diagnoses and
 * procedures. It names signed sessions alone, which nothing was billed to an insurer for.
 */
export const superbill = v.object({
  id: superbillId,
  month: yearMonth,
  providerId,
  issuer: paperIssuer,
  client: v.object({ id: userId, displayName: text, birthDate: calendarDate }),
  /** The client's insurance as on their card; null where none is on file. */
  insurance: v.nullable(v.object({ insurer: payer, memberId: text })),
  diagnoses: v.pipe(v.array(diagnosis), v.minLength(1)),
  /** By date. */
  lines: v.pipe(v.array(superbillLine), v.minLength(1)),
  charged: money,
  paid: money,
  /** `charged` less `paid`. */
  balance: money,
  createdAt: instant,
  /** The later superbill of that month, which took the place of this one; null for the one that counts. */
  replacedById: v.nullable(superbillId),
});

/** What keeps a session off a superbill. */
export const superbillSessionBlocker = v.picklist(['NOTE_MISSING', 'NOTE_NOT_SIGNED', 'TOO_SHORT']);

/** What keeps a client from having a superbill at all. */
export const superbillClientBlocker = v.picklist(['BIRTH_DATE_MISSING', 'DIAGNOSIS_MISSING']);

/** The sessions of one client in a month, and what is in the way of a superbill. */
export const superbillCandidate = v.object({
  client: v.object({ id: userId, displayName: text }),
  blockers: v.array(superbillClientBlocker),
  sessions: v.array(
    v.object({
      appointmentId,
      startsAt: instant,
      charged: money,
      /** The note of the session; null where none is begun. */
      noteId: v.nullable(text),
      blockers: v.array(superbillSessionBlocker),
    }),
  ),
  /** How many of the sessions can be on it. */
  readyCount: count,
  /** The superbill of that month that counts; null while there is none. */
  superbillId: v.nullable(superbillId),
  /** Whether a superbill made now would differ from that one, or would be the first. */
  isDue: v.boolean(),
});

export const superbillPreview = v.object({
  month: yearMonth,
  /** What is missing of who bills; while anything is, nothing can be made. */
  missing: v.array(identityPart),
  clients: v.array(superbillCandidate),
});

export type Superbill = v.InferOutput<typeof superbill>;
export type SuperbillLine = v.InferOutput<typeof superbillLine>;
export type SuperbillCandidate = v.InferOutput<typeof superbillCandidate>;
export type SuperbillPreview = v.InferOutput<typeof superbillPreview>;
export type SuperbillSessionBlocker = v.InferOutput<typeof superbillSessionBlocker>;
export type SuperbillClientBlocker = v.InferOutput<typeof superbillClientBlocker>;
