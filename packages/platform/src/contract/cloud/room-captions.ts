import * as v from 'valibot';
import { forbidden, invalid, notFound } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { count } from '../schemas/common.ts';
import { roomCaption } from '../schemas/room-caption.ts';
import { notAdmitted, placeSecret, roomEnded } from './rooms.ts';

export const setRoomCaptions = defineOperation({
  id: 'CLOUD-574',
  name: 'roomCaptions.set',
  method: 'PUT',
  path: '/cloud/v1/rooms/:roomName/captions',
  summary: 'Turns captions on or off for the caller alone; they come over the channel of the room (`room.caption`).',
  access: 'public',
  body: v.object({ participantId: placeSecret, isOn: v.boolean() }),
  response: v.object({ isOn: v.boolean() }),
  errors: [notFound, invalid, forbidden, notAdmitted, roomEnded],
  idempotent: true,
});

export const sendRoomCaption = defineOperation({
  id: 'CLOUD-575',
  name: 'roomCaptions.send',
  method: 'POST',
  path: '/cloud/v1/rooms/:roomName/captions',
  summary:
    'Passes the caller’s own words on as text to those inside who have captions on, and keeps none of them. In a broadcast, of those on stage alone.',
  access: 'public',
  body: v.object({ participantId: placeSecret, caption: roomCaption }),
  /** How many it was passed on to. */
  response: v.object({ passedOn: count }),
  errors: [notFound, invalid, forbidden, notAdmitted, roomEnded],
  idempotent: true,
});
