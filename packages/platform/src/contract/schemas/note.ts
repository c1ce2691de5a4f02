import * as v from 'valibot';
import { noteTemplates } from '../../domain/professions.ts';
import { count, instant, text } from './common.ts';
import { appointmentId, noteId, userId } from './ids.ts';

/**
 * Structure of an encounter note: subjective-objective-assessment-plan or data-assessment-plan for therapists, pastoral
 * for spiritual care, mentoring for a mentor’s log.
 */
export const noteTemplate = v.picklist(noteTemplates);
export const noteSectionKey = v.picklist([
  'SUBJECTIVE',
  'OBJECTIVE',
  'ASSESSMENT',
  'PLAN',
  'DATA',
  'CONVERSATION',
  'COUNSEL',
  'FOLLOW_UP',
  'NEXT_STEPS',
]);
export const noteStatus = v.picklist(['DRAFT', 'SIGNED', 'AMENDED']);

/** The longest section of a note, in characters. */
export const noteLimits = { section: 20_000 } as const;

export const noteSection = v.object({
  key: noteSectionKey,
  text: v.pipe(v.string(), v.maxLength(noteLimits.section)),
});

/** A signature: the typed name and the statement that was agreed to, with the server's time. */
export const noteSignature = v.object({ name: text, statement: text, signedAt: instant });

/** What was added after signing; the signed text itself never changes. */
export const noteAmendment = v.object({ id: text, text, authorName: text, createdAt: instant });

/** The record of one session. */
export const sessionNote = v.object({
  id: noteId,
  appointmentId,
  client: v.object({ id: userId, displayName: text }),
  authorName: text,
  template: noteTemplate,
  sections: v.array(noteSection),
  status: noteStatus,
  signature: v.nullable(noteSignature),
  amendments: v.array(noteAmendment),
  sessionStartedAt: instant,
  createdAt: instant,
  updatedAt: instant,
  /** Counts every change; a write names the version that it builds on. */
  version: count,
});

export type NoteTemplate = v.InferOutput<typeof noteTemplate>;
export type NoteSectionKey = v.InferOutput<typeof noteSectionKey>;
export type NoteSection = v.InferOutput<typeof noteSection>;
export type NoteStatus = v.InferOutput<typeof noteStatus>;
export type SessionNote = v.InferOutput<typeof sessionNote>;
export type NoteAmendment = v.InferOutput<typeof noteAmendment>;
