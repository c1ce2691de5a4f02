import * as v from 'valibot';
import { text } from '../schemas/common.ts';
import { forbidden, invalid, notFound } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { room, roomLimits } from '../schemas/room.ts';

export const roomEnded = { status: 409, code: 'ROOM_ENDED', when: 'The session is over.' } as const;
export const roomFull = {
  status: 409,
  code: 'ROOM_FULL',
  when: 'As many are inside as the room holds.',
} as const;
/** Said to those whom the host has refused or sent out. */
export const notAdmitted = {
  status: 403,
  code: 'NOT_ADMITTED',
  when: 'The host has not let the caller in, or has sent them out.',
} as const;

/**
 * Said of a session to someone signed in who neither leads it nor is its client: they learn neither with whom it is nor
 * when.
 */
export const wrongAccount = {
  status: 403,
  code: 'WRONG_ACCOUNT',
  when: 'The room is that of a session of another account.',
} as const;

/** The secret of one's own place in a room, which entering answered to this browser alone. */
export const placeSecret = v.pipe(v.string(), v.maxLength(64));

export const getRoom = defineOperation({
  id: 'CLOUD-4',
  name: 'rooms.get',
  method: 'GET',
  path: '/cloud/v1/rooms/:roomName',
  summary: 'Who is in a session room and what is recorded; no one is named to those outside.',
  access: 'public',
  takesSecret: true,
  response: room,
  errors: [notFound, wrongAccount],
});

export const enterRoom = defineOperation({
  id: 'CLOUD-5',
  name: 'rooms.enter',
  method: 'POST',
  path: '/cloud/v1/rooms/:roomName/participants',
  summary:
    'Asks to come in as oneself with a token, or as a guest by name; everyone but the host waits until the host lets them in.',
  access: 'public',
  body: v.object({
    /**
     * What a guest is called, or what someone signed in is called in a group, once and for all. Left out: the account’s
     * name.
     */
    displayName: v.optional(v.pipe(text, v.maxLength(roomLimits.name))),
  }),
  /** `participantId` is the secret of one's own place; the room lists it under another id. */
  response: v.object({ participantId: v.string(), room }),
  errors: [
    notFound,
    invalid,
    forbidden,
    wrongAccount,
    notAdmitted,
    roomEnded,
    roomFull,
    { status: 409, code: 'ROOM_LOCKED', when: 'The host has closed the room to those who are not in it yet.' },
  ],
  idempotent: true,
});

export const updateParticipant = defineOperation({
  id: 'CLOUD-6',
  name: 'rooms.updateParticipant',
  method: 'PUT',
  path: '/cloud/v1/rooms/:roomName/participants/:participantId',
  /** The id in the address is the one that the room lists; the secret is that of the same place. */
  summary:
    'Says that one is here or has left, raises or lowers one’s own hand, passes, covers one’s screen, or asks to speak in a broadcast.',
  access: 'public',
  takesSecret: true,
  body: v.object({
    presence: v.optional(v.picklist(['PRESENT', 'LEFT'])),
    isHandRaised: v.optional(v.boolean()),
    hasPassed: v.optional(v.boolean()),
    isCovered: v.optional(v.boolean()),
    /** Asking to speak, or not any more; the host alone lets someone. */
    stage: v.optional(v.picklist(['REQUESTED', 'OFF'])),
  }),
  response: room,
  errors: [notFound, invalid, forbidden, notAdmitted, roomEnded],
});
