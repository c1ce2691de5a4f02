import * as v from 'valibot';
import { extend, instant, integer, text } from './common.ts';
import { appointment } from './appointment.ts';
import { noteStatus } from './note.ts';

/** What happened to a session, newest last. */
const sessionEvent = v.object({
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

export type AdminSession = v.InferOutput<typeof adminSession>;
export type AdminSessionDetail = v.InferOutput<typeof adminSessionDetail>;
export type SessionEvent = v.InferOutput<typeof sessionEvent>;
