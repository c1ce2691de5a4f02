import * as z from 'zod/mini';
import { count, instant, text } from './common.ts';
import { appointmentId, noteId, userId } from './ids.ts';

/** Structure of an encounter note: subjective-objective-assessment-plan, data-assessment-plan, or pastoral for spiritual care. */
export const noteTemplate = z.enum(['SOAP', 'DAP', 'PASTORAL']);
export const noteSectionKey = z.enum(['SUBJECTIVE', 'OBJECTIVE', 'ASSESSMENT', 'PLAN', 'DATA', 'CONVERSATION', 'COUNSEL', 'FOLLOW_UP']);
export const noteStatus = z.enum(['DRAFT', 'SIGNED', 'AMENDED']);

export const noteSection = z.object({ key: noteSectionKey, text: z.string().check(z.maxLength(20_000)) });

/** A signature: the typed name and the statement that was agreed to, with the server's time. */
export const noteSignature = z.object({ name: text, statement: text, signedAt: instant });

/** What was added after signing; the signed text itself never changes. */
export const noteAmendment = z.object({ id: text, text, authorName: text, createdAt: instant });

/** The record of one session. */
export const sessionNote = z.object({
  id: noteId,
  appointmentId,
  client: z.object({ id: userId, displayName: text }),
  authorName: text,
  template: noteTemplate,
  sections: z.array(noteSection),
  status: noteStatus,
  signature: z.nullable(noteSignature),
  amendments: z.array(noteAmendment),
  sessionStartedAt: instant,
  createdAt: instant,
  updatedAt: instant,
  /** Counts every change; a write names the version that it builds on. */
  version: count,
});

export type NoteTemplate = z.infer<typeof noteTemplate>;
export type NoteSectionKey = z.infer<typeof noteSectionKey>;
export type NoteSection = z.infer<typeof noteSection>;
export type NoteStatus = z.infer<typeof noteStatus>;
export type SessionNote = z.infer<typeof sessionNote>;
export type NoteAmendment = z.infer<typeof noteAmendment>;
