import * as v from 'valibot';
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
  body: v.object({ appointmentId, template: noteTemplate, sections: v.array(noteSection) }),
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
  body: v.object({
    /** The version that this change builds on. */
    version: count,
    template: v.optional(noteTemplate),
    sections: v.optional(v.array(noteSection)),
    amendment: v.optional(v.object({ text })),
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
  body: v.object({ signature: v.object({ name: text, statement: text, version: count }) }),
  response: sessionNote,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    conflict,
    signed,
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
  query: v.object({ clientId: v.optional(userId) }),
  response: v.object({ items: v.array(sessionNote) }),
  errors: [unauthenticated, forbidden, invalid],
});
