import * as v from 'valibot';
import { forbidden, invalid, notFound } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { text } from '../schemas/common.ts';
import { roomLimits, roomMessage } from '../schemas/room.ts';
import { placeSecret, roomEnded } from './rooms.ts';

export const listRoomChat = defineOperation({
  id: 'CLOUD-518',
  name: 'roomChat.list',
  method: 'GET',
  path: '/cloud/v1/rooms/:roomName/chat',
  summary:
    'The chat of a room, the earliest first. In a session all of it; in a group what was written since the caller was let in.',
  access: 'public',
  takesSecret: true,
  response: v.object({ items: v.array(roomMessage) }),
  errors: [notFound, forbidden],
});

export const sendRoomChat = defineOperation({
  id: 'CLOUD-519',
  name: 'roomChat.send',
  method: 'POST',
  path: '/cloud/v1/rooms/:roomName/chat',
  summary:
    'Writes to everyone inside or to the host alone. Who waits outside may write to the host alone, three times.',
  access: 'public',
  body: v.object({
    participantId: placeSecret,
    to: v.picklist(['ALL', 'HOST']),
    text: v.pipe(text, v.maxLength(roomLimits.line)),
  }),
  response: roomMessage,
  errors: [
    notFound,
    invalid,
    forbidden,
    roomEnded,
    { status: 409, code: 'ONLY_WHILE_INSIDE', when: 'The caller is outside, and has no word to the host left.' },
  ],
  idempotent: true,
});
