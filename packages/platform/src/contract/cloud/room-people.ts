import * as v from 'valibot';
import { forbidden, invalid, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { room } from '../schemas/room.ts';
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
  summary: 'The host lets one person in who waits outside.',
  access: 'provider',
  response: room,
  errors: [...errors, roomFull],
  idempotent: true,
});

export const refuseParticipant = defineOperation({
  id: 'CLOUD-511',
  name: 'rooms.refuse',
  method: 'POST',
  path: '/cloud/v1/rooms/:roomName/participants/:participantId/refuse',
  summary: 'The host does not let one person in who waits outside.',
  access: 'provider',
  response: room,
  errors,
  idempotent: true,
});

export const sendBackParticipant = defineOperation({
  id: 'CLOUD-512',
  name: 'rooms.sendBack',
  method: 'POST',
  path: '/cloud/v1/rooms/:roomName/participants/:participantId/send-back',
  summary: 'The host puts one person in the waiting room again: from inside, or after a refusal or a removal.',
  access: 'provider',
  response: room,
  errors,
  idempotent: true,
});

export const removeParticipant = defineOperation({
  id: 'CLOUD-513',
  name: 'rooms.remove',
  method: 'POST',
  path: '/cloud/v1/rooms/:roomName/participants/:participantId/remove',
  summary: 'The host sends one person out, who cannot come back by themselves.',
  access: 'provider',
  response: room,
  errors,
  idempotent: true,
});

export const lockRoom = defineOperation({
  id: 'CLOUD-514',
  name: 'rooms.lock',
  method: 'PUT',
  path: '/cloud/v1/rooms/:roomName/lock',
  summary: 'The host closes the room to those who are not in it yet, or opens it to them again.',
  access: 'provider',
  body: v.object({ isLocked: v.boolean() }),
  response: room,
  errors: [unauthenticated, forbidden, notFound, invalid, roomEnded],
  idempotent: true,
});
