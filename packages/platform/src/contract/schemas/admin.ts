import * as v from 'valibot';
import { bulkSetMark } from './admin-area.ts';
import { count, extend, instant, integer, money, text } from './common.ts';
import { appointment } from './appointment.ts';
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

/** A session as administrators see it: no clinical text. */
export const adminSession = extend(v.omit(appointment, ['reasonForVisit', 'roomName']), {
  billedMinutes: v.nullable(integer),
  noteStatus: v.nullable(noteStatus),
});

export const adminSessionDetail = extend(adminSession, { events: v.array(sessionEvent) });

/** Which sessions are called off: one, or all that its provider still has on its day, by the session’s zone. */
export const cancelScope = v.picklist(['ONE', 'PROVIDER_DAY']);

/** The exact sessions that would be called off. */
export const cancelSet = v.object({
  items: v.pipe(
    v.array(
      v.object({
        id: appointmentId,
        startsAt: instant,
        clientName: text,
        providerName: text,
        /** What goes back to the client, the way it was paid; null where nothing was paid in advance. */
        refund: v.nullable(money),
      }),
    ),
    v.minLength(1),
    v.maxLength(50),
  ),
  /** How many would be called off with the whole day of the provider. */
  dayCount: count,
  mark: bulkSetMark,
});

export const cancelResult = v.object({ cancelled: v.array(appointmentId) });

export type CancelScope = v.InferOutput<typeof cancelScope>;
export type CancelSet = v.InferOutput<typeof cancelSet>;
export type AdminSession = v.InferOutput<typeof adminSession>;
export type AdminSessionDetail = v.InferOutput<typeof adminSessionDetail>;
export type SessionEvent = v.InferOutput<typeof sessionEvent>;
