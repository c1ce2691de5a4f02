import * as z from 'zod/mini';
import { instant, text } from './common.ts';
import { appointment } from './appointment.ts';
import { noteStatus } from './note.ts';

/** What happened to a session, newest last. */
export const sessionEvent = z.object({ id: text, at: instant, actor: text, kind: z.enum(['BOOKED', 'RESCHEDULED', 'CANCELLED', 'STARTED', 'ENDED', 'BILLED', 'NOTE_SIGNED', 'NO_SHOW']), detail: z.nullable(text) });

/** A session as administrators see it: no clinical text. */
export const adminSession = z.extend(z.omit(appointment, { reasonForVisit: true, roomName: true }), {
  billedMinutes: z.nullable(z.int()),
  noteStatus: z.nullable(noteStatus),
});

export const adminSessionDetail = z.extend(adminSession, { events: z.array(sessionEvent) });

export type AdminSession = z.infer<typeof adminSession>;
export type AdminSessionDetail = z.infer<typeof adminSessionDetail>;
export type SessionEvent = z.infer<typeof sessionEvent>;
