import * as v from 'valibot';
import { bulkSetMark } from './admin-area.ts';
import { count, extend, instant, integer, money, text } from './common.ts';
import { appointment, cancellationCode, cancellationFacts } from './appointment.ts';
import { appointmentId } from './ids.ts';
import { noteStatus } from './note.ts';

/** What happened to a session, newest last. */
export const sessionEvent = v.object({
  id: text,
  at: instant,
  actor: text,
  kind: v.picklist(['BOOKED', 'RESCHEDULED', 'CANCELLED', 'STARTED', 'ENDED', 'BILLED', 'NOTE_SIGNED', 'NO_SHOW']),
  detail: v.nullable(text),
});

/** A session as administrators see it: no clinical text, and of a cancellation not what someone wrote about it. */
export const adminSession = extend(v.omit(appointment, ['reasonForVisit', 'roomName', 'cancellation']), {
  cancellation: v.nullable(
    v.object({
      /** The kind of reason, and whether it has words, which are read by an act of its own. */
      reason: v.object({ code: cancellationCode, hasText: v.boolean() }),
      ...cancellationFacts,
    }),
  ),
  billedMinutes: v.nullable(integer),
  noteStatus: v.nullable(noteStatus),
});

/** What someone wrote about why a session was cancelled, as they wrote it. */
export const cancellationText = v.object({ text });

export const adminSessionDetail = extend(adminSession, { events: v.array(sessionEvent) });

/** Which sessions are cancelled: one, or all that its provider still has on its day, by the session’s zone. */
export const cancelScope = v.picklist(['ONE', 'PROVIDER_DAY']);

/** At most so many sessions are cancelled at once. */
export const MOST_CANCELLED = 50;

/** A session that would be cancelled. */
const cancelItem = v.object({
  id: appointmentId,
  startsAt: instant,
  clientName: text,
  providerName: text,
  /** What goes back to the client, the way it was paid; null where nothing was paid in advance. */
  refund: v.nullable(money),
});

/** The exact sessions that would be cancelled. */
export const cancelSet = v.object({
  items: v.pipe(v.array(cancelItem), v.minLength(1), v.maxLength(MOST_CANCELLED)),
  /** How many would be cancelled with the whole day of the provider. */
  dayCount: count,
  mark: bulkSetMark,
});

/** Sessions that someone chose from the list, each once. */
export const chosenSessions = v.pipe(v.array(appointmentId), v.minLength(1), v.maxLength(MOST_CANCELLED));

/** Which of the chosen sessions would be cancelled. */
export const chosenCancelSet = v.object({
  items: v.pipe(v.array(cancelItem), v.maxLength(MOST_CANCELLED)),
  /** How many of the chosen ones have begun, are over or were cancelled before. They stay as they are. */
  left: count,
  mark: bulkSetMark,
});

export const cancelResult = v.object({ cancelled: v.array(appointmentId) });

export type CancelScope = v.InferOutput<typeof cancelScope>;
export type ChosenCancelSet = v.InferOutput<typeof chosenCancelSet>;
export type CancelSet = v.InferOutput<typeof cancelSet>;
export type AdminSession = v.InferOutput<typeof adminSession>;
export type AdminSessionDetail = v.InferOutput<typeof adminSessionDetail>;
export type SessionEvent = v.InferOutput<typeof sessionEvent>;
