import * as v from 'valibot';
import { text } from '../schemas/common.ts';
import { forbidden, invalid, notFound } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { room } from '../schemas/session.ts';

const ended = { status: 409, code: 'ROOM_ENDED', when: 'The session is over.' } as const;

/** The body carries what a caller without a token needs: the participant's own id, known to that browser alone. */
const participantId = v.optional(v.pipe(v.string(), v.maxLength(64)));

export const getRoom = defineOperation({
  id: 'CLOUD-4',
  name: 'rooms.get',
  method: 'GET',
  path: '/cloud/v1/rooms/:roomName',
  summary: 'Who is in a session room and what is recorded; polled by everybody inside.',
  access: 'public',
  query: v.object({ participantId }),
  response: room,
  errors: [notFound, invalid],
});

export const enterRoom = defineOperation({
  id: 'CLOUD-5',
  name: 'rooms.enter',
  method: 'POST',
  path: '/cloud/v1/rooms/:roomName/participants',
  summary:
    'Enters as oneself with a token, or as a guest by name; a client waits until the provider has opened the room.',
  access: 'public',
  body: v.object({ displayName: v.optional(v.pipe(text, v.maxLength(80))) }),
  response: v.object({ participantId: v.string(), room }),
  errors: [notFound, invalid, forbidden, ended],
  idempotent: true,
});

export const updateParticipant = defineOperation({
  id: 'CLOUD-6',
  name: 'rooms.updateParticipant',
  method: 'PUT',
  path: '/cloud/v1/rooms/:roomName/participants/:participantId',
  summary: 'Changes one’s own presence or one’s own consent to be recorded; withdrawing stops the recording.',
  access: 'public',
  body: v.object({ presence: v.optional(v.picklist(['PRESENT', 'LEFT'])), recordingConsent: v.optional(v.boolean()) }),
  response: room,
  errors: [notFound, invalid, forbidden, ended],
});
