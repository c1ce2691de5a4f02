import * as z from 'zod/mini';
import { conflict, forbidden, invalid, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { count, text } from '../schemas/common.ts';
import { appointmentId, userId } from '../schemas/ids.ts';
import { noteSection, noteTemplate, sessionNote } from '../schemas/note.ts';

const signed = { status: 409, code: 'NOTE_SIGNED', when: 'The note is signed: it can only be amended.' } as const;

export const createSessionNote = defineOperation({
  id: 'CALL-20',
  name: 'sessionNotes.create',
  method: 'POST',
  path: '/v1/session-notes',
  summary: 'Opens a draft note for a session; a session has one note, so a second call answers the first.',
  access: 'provider',
  body: z.object({ appointmentId, template: noteTemplate, sections: z.array(noteSection) }),
  response: sessionNote,
  errors: [unauthenticated, forbidden, notFound, invalid],
  idempotent: true,
});

export const updateSessionNote = defineOperation({
  id: 'CALL-21',
  name: 'sessionNotes.update',
  method: 'PUT',
  path: '/v1/session-notes/:id',
  summary: 'Saves a draft’s sections, or adds an amendment to a signed note.',
  access: 'provider',
  body: z.object({
    /** The version that this change builds on. */
    version: count,
    template: z.optional(noteTemplate),
    sections: z.optional(z.array(noteSection)),
    amendment: z.optional(z.object({ text })),
  }),
  response: sessionNote,
  errors: [unauthenticated, forbidden, notFound, invalid, conflict, signed],
  idempotent: true,
});

export const signSessionNote = defineOperation({
  id: 'CALL-22',
  name: 'sessionNotes.sign',
  method: 'POST',
  path: '/v1/session-notes/:id/sign',
  summary: 'Signs a note with the author’s typed name and the statement agreed to. Cannot be undone.',
  access: 'provider',
  body: z.object({ signature: z.object({ name: text, statement: text, version: count }) }),
  response: sessionNote,
  errors: [
    unauthenticated, forbidden, notFound, invalid, conflict, signed,
    { status: 422, code: 'NOTE_EMPTY', when: 'Every section is empty.' },
    { status: 422, code: 'NAME_MISMATCH', when: 'The typed name is not the author’s.' },
  ],
  idempotent: true,
});

export const listSessionNotes = defineOperation({
  id: 'CALL-23',
  name: 'sessionNotes.list',
  method: 'GET',
  path: '/v1/session-notes',
  summary: 'The provider’s notes, newest session first; of one client when clientId is given.',
  access: 'provider',
  query: z.object({ clientId: z.optional(userId) }),
  response: z.object({ items: z.array(sessionNote) }),
  errors: [unauthenticated, forbidden, invalid],
});
