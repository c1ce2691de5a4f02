import * as v from 'valibot';
import { conflict, forbidden, invalid, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { count, extend, instant, integer, text } from '../schemas/common.ts';
import { broadcast, broadcastMinutes, broadcastStatus, meetingLimits } from '../schemas/group-session.ts';
import { providerId } from '../schemas/ids.ts';
import { language } from '../schemas/provider.ts';

export const listBroadcasts = defineOperation({
  id: 'CLOUD-73',
  name: 'broadcasts.list',
  method: 'GET',
  path: '/cloud/v1/broadcasts',
  summary: 'Broadcasts that are live, then those ahead by start, then past ones, at most two hundred.',
  access: 'public',
  query: v.object({
    status: v.optional(broadcastStatus),
    hostId: v.optional(providerId),
    language: v.optional(language),
    /** The broadcast of a room, whatever its status: its address names the room alone. */
    roomName: v.optional(text),
  }),
  response: v.object({ items: v.array(broadcast) }),
  errors: [invalid],
});

export const getBroadcast = defineOperation({
  id: 'CLOUD-74',
  name: 'broadcasts.get',
  method: 'GET',
  path: '/cloud/v1/broadcasts/:id',
  summary: 'One broadcast and how many watch.',
  access: 'public',
  response: broadcast,
  errors: [notFound],
});

/** What is announced of a broadcast. */
const announcement = v.object({
  title: v.pipe(text, v.maxLength(meetingLimits.title)),
  description: v.pipe(text, v.maxLength(meetingLimits.description)),
  language,
  startsAt: instant,
  durationMinutes: v.pipe(integer, v.minValue(broadcastMinutes.min), v.maxValue(broadcastMinutes.max)),
});

const calendarConflict = {
  status: 409,
  code: 'CALENDAR_CONFLICT',
  when: 'Something is on the host’s calendar then; details.conflicts lists what.',
} as const;

export const createBroadcast = defineOperation({
  id: 'CLOUD-75',
  name: 'broadcasts.create',
  method: 'POST',
  path: '/cloud/v1/broadcasts',
  summary: 'Announces a broadcast.',
  access: 'provider',
  body: announcement,
  response: broadcast,
  errors: [unauthenticated, forbidden, notFound, invalid, calendarConflict],
  idempotent: true,
});

export const updateBroadcast = defineOperation({
  id: 'CLOUD-573',
  name: 'broadcasts.update',
  method: 'PUT',
  path: '/cloud/v1/broadcasts/:id',
  summary: 'Changes what is announced of a broadcast of one’s own that has not begun; its address stays.',
  access: 'provider',
  body: extend(announcement, { version: count }),
  response: broadcast,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    conflict,
    calendarConflict,
    { status: 409, code: 'BROADCAST_BEGUN', when: 'It is live, over or was cancelled; details.status says what.' },
  ],
  idempotent: true,
});

export const endBroadcast = defineOperation({
  id: 'CLOUD-76',
  name: 'broadcasts.end',
  method: 'POST',
  path: '/cloud/v1/broadcasts/:id/end',
  summary: 'Ends a live broadcast of one’s own; one that has not begun is cancelled.',
  access: 'provider',
  response: broadcast,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    { status: 409, code: 'BROADCAST_OVER', when: 'It has ended or was cancelled already.' },
  ],
  idempotent: true,
});

export const watchBroadcast = defineOperation({
  id: 'CLOUD-77',
  name: 'broadcasts.watch',
  method: 'POST',
  path: '/cloud/v1/broadcasts/:id/viewers',
  summary: 'Says that the caller watches a live broadcast, or has left it.',
  access: 'user',
  body: v.object({ presence: v.picklist(['WATCHING', 'LEFT']) }),
  response: broadcast,
  errors: [
    unauthenticated,
    notFound,
    invalid,
    { status: 409, code: 'BROADCAST_NOT_LIVE', when: 'It has not begun, or is over.' },
  ],
  idempotent: true,
});
