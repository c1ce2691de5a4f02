import * as v from 'valibot';
import { forbidden, invalid, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { room, roomPrivacy } from '../schemas/room.ts';
import { roomEnded, roomFull } from './rooms.ts';

const notPossible = {
  status: 409,
  code: 'PRESENCE_CHANGED',
  when: 'They have come in, left or been sent out meanwhile; details.presence says which.',
} as const;

const errors = [unauthenticated, forbidden, notFound, notPossible, roomEnded] as const;

export const admitParticipant = defineOperation({
  id: 'CLOUD-510',
  name: 'rooms.admit',
  method: 'POST',
  path: '/cloud/v1/rooms/:roomName/participants/:participantId/admit',
  summary: 'The host or a co-host lets one person in who waits outside.',
  access: 'user',
  response: room,
  errors: [...errors, roomFull],
  idempotent: true,
});

export const refuseParticipant = defineOperation({
  id: 'CLOUD-511',
  name: 'rooms.refuse',
  method: 'POST',
  path: '/cloud/v1/rooms/:roomName/participants/:participantId/refuse',
  summary: 'The host or a co-host does not let one person in who waits outside.',
  access: 'user',
  response: room,
  errors,
  idempotent: true,
});

export const sendBackParticipant = defineOperation({
  id: 'CLOUD-512',
  name: 'rooms.sendBack',
  method: 'POST',
  path: '/cloud/v1/rooms/:roomName/participants/:participantId/send-back',
  summary:
    'The host or a co-host puts one person in the waiting room again: from inside, or after a refusal or a removal.',
  access: 'user',
  response: room,
  errors,
  idempotent: true,
});

export const removeParticipant = defineOperation({
  id: 'CLOUD-513',
  name: 'rooms.remove',
  method: 'POST',
  path: '/cloud/v1/rooms/:roomName/participants/:participantId/remove',
  summary: 'The host or a co-host sends one person out, who cannot come back by themselves.',
  access: 'user',
  response: room,
  errors,
  idempotent: true,
});

export const lockRoom = defineOperation({
  id: 'CLOUD-514',
  name: 'rooms.lock',
  method: 'PUT',
  path: '/cloud/v1/rooms/:roomName/lock',
  summary: 'The host or a co-host closes the room to those who are not in it yet, or opens it to them again.',
  access: 'user',
  body: v.object({ isLocked: v.boolean() }),
  response: room,
  errors: [unauthenticated, forbidden, notFound, invalid, roomEnded],
  idempotent: true,
});

export const askToMute = defineOperation({
  id: 'CLOUD-576',
  name: 'rooms.askToMute',
  method: 'POST',
  path: '/cloud/v1/rooms/:roomName/participants/:participantId/ask-to-mute',
  summary: 'Asks one person inside to mute their microphone; it is theirs to do, and no one else can unmute it.',
  access: 'user',
  response: room,
  errors,
  idempotent: true,
});

export const setCoHost = defineOperation({
  id: 'CLOUD-577',
  name: 'rooms.setCoHost',
  method: 'PUT',
  path: '/cloud/v1/rooms/:roomName/participants/:participantId/co-host',
  summary: 'The host makes someone inside a group a co-host, or ends that. Only who belongs to the group can be one.',
  access: 'provider',
  body: v.object({ isCoHost: v.boolean() }),
  response: room,
  errors: [...errors, invalid],
  idempotent: true,
});

export const setStage = defineOperation({
  id: 'CLOUD-578',
  name: 'rooms.setStage',
  method: 'PUT',
  path: '/cloud/v1/rooms/:roomName/participants/:participantId/stage',
  summary:
    'The host of a broadcast lets someone speak who asked to, or ends that. Everyone who watches sees them then.',
  access: 'provider',
  body: v.object({ stage: v.picklist(['ON', 'OFF']) }),
  response: room,
  errors: [...errors, invalid],
  idempotent: true,
});

export const startRound = defineOperation({
  id: 'CLOUD-579',
  name: 'rooms.startRound',
  method: 'POST',
  path: '/cloud/v1/rooms/:roomName/rounds',
  summary: 'Starts a new round of a group: every hand is lowered, and no one has passed.',
  access: 'user',
  response: room,
  errors: [unauthenticated, forbidden, notFound, roomEnded],
  idempotent: true,
});

export const setPrivacy = defineOperation({
  id: 'CLOUD-580',
  name: 'rooms.setPrivacy',
  method: 'PUT',
  path: '/cloud/v1/rooms/:roomName/privacy',
  summary:
    'The host makes a session or a group private, or ends that, while no one else is inside: what is said is encrypted from end to end, and cannot be recorded.',
  access: 'provider',
  body: v.object({ privacy: roomPrivacy }),
  response: room,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    roomEnded,
    { status: 409, code: 'PEOPLE_INSIDE', when: 'Someone else is inside, who came in under the other choice.' },
    { status: 409, code: 'ROOM_RECORDED', when: 'What happens in it has to be recorded, or was.' },
  ],
  idempotent: true,
});
