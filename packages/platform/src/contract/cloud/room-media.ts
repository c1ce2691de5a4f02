import * as v from 'valibot';
import { forbidden, invalid, notFound } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { text } from '../schemas/common.ts';
import { mediaAccess } from '../schemas/media.ts';
import { signalMessage } from '../schemas/room-signal.ts';
import { notAdmitted, placeSecret, roomEnded } from './rooms.ts';

export const getMediaAccess = defineOperation({
  id: 'CLOUD-500',
  name: 'rooms.mediaAccess',
  method: 'POST',
  path: '/cloud/v1/rooms/:roomName/media',
  summary: 'How sound and picture are had in a room, for someone who is inside; asked again for each joining.',
  access: 'public',
  body: v.object({ participantId: placeSecret }),
  response: mediaAccess,
  errors: [
    notFound,
    invalid,
    forbidden,
    notAdmitted,
    roomEnded,
    { status: 409, code: 'TOO_MANY', when: 'More people are inside than can be connected without a media server.' },
  ],
  idempotent: true,
});

export const signalRoom = defineOperation({
  id: 'CLOUD-501',
  name: 'rooms.signal',
  method: 'POST',
  path: '/cloud/v1/rooms/:roomName/signals',
  summary: 'Passes messages of a call on to others who are inside, in their order, and keeps none of them.',
  access: 'public',
  body: v.object({
    participantId: placeSecret,
    signals: v.pipe(
      v.array(
        v.object({
          /** Id of a participant, or `*` for everyone else inside. */
          to: v.pipe(text, v.maxLength(64)),
          message: signalMessage,
        }),
      ),
      v.minLength(1),
      v.maxLength(50),
    ),
  }),
  /** How many messages were passed on; those to someone who is not inside are not. */
  response: v.object({ passedOn: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }),
  errors: [notFound, invalid, forbidden, notAdmitted, roomEnded],
  idempotent: true,
});
