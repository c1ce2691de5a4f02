import * as v from 'valibot';
import { conflict, forbidden, invalid, invalidCursor, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { count, cursorPageOf, cursorQuery, instant, integer, text } from '../schemas/common.ts';
import { providerId, userId } from '../schemas/ids.ts';
import {
  groupAttendance,
  groupAudience,
  groupLimits,
  groupRecord,
  groupScope,
  groupSession,
  groupSessionStatus,
  groupTopic,
  hostedGroupSession,
  meetingLimits,
} from '../schemas/group-session.ts';
import { language } from '../schemas/provider.ts';

const notOpen = {
  status: 409,
  code: 'GROUP_NOT_OPEN',
  when: 'The meeting has begun, is over, or was cancelled.',
} as const;

export const listGroupSessions = defineOperation({
  id: 'CLOUD-65',
  name: 'groupSessions.list',
  method: 'GET',
  path: '/cloud/v1/group-sessions',
  summary:
    'Meetings of groups that are still ahead or under way, by start; with `mine` those where the caller has a place, past ones too.',
  access: 'public',
  query: v.object({
    ...cursorQuery,
    topic: v.optional(v.pipe(v.array(groupTopic), v.maxLength(11))),
    language: v.optional(v.pipe(v.array(language), v.maxLength(10))),
    audience: v.optional(groupAudience),
    hostId: v.optional(providerId),
    from: v.optional(instant),
    to: v.optional(instant),
    /** Only those with a free seat. */
    hasSeats: v.optional(v.boolean()),
    isFree: v.optional(v.boolean()),
    mine: v.optional(v.boolean()),
  }),
  response: cursorPageOf(groupSession),
  errors: [unauthenticated, invalid, invalidCursor],
});

export const getGroupSession = defineOperation({
  id: 'CLOUD-66',
  name: 'groupSessions.get',
  method: 'GET',
  path: '/cloud/v1/group-sessions/:id',
  summary: 'One meeting of a group, with the caller’s own place.',
  access: 'public',
  response: groupSession,
  errors: [notFound],
});

export const joinGroupSession = defineOperation({
  id: 'CLOUD-67',
  name: 'groupSessions.join',
  method: 'POST',
  path: '/cloud/v1/group-sessions/:id/join',
  summary: 'Takes a seat in one meeting, or with `waitlist` a place in the queue where it is full.',
  access: 'user',
  body: v.object({
    /** That the caller belongs to those whom the group is for; needed unless it is for everyone. */
    affirmsAudience: v.optional(v.boolean()),
    waitlist: v.optional(v.boolean()),
  }),
  response: groupSession,
  errors: [
    unauthenticated,
    notFound,
    invalid,
    notOpen,
    { status: 409, code: 'GROUP_FULL', when: 'Every seat is taken; details.waitlistCount says how many wait.' },
    { status: 409, code: 'OWN_GROUP', when: 'The caller leads this group.' },
  ],
  idempotent: true,
});

export const leaveGroupSession = defineOperation({
  id: 'CLOUD-68',
  name: 'groupSessions.leave',
  method: 'POST',
  path: '/cloud/v1/group-sessions/:id/leave',
  summary: 'Gives up one’s place; the first of the queue gets the seat.',
  access: 'user',
  response: groupSession,
  errors: [
    unauthenticated,
    notFound,
    notOpen,
    { status: 409, code: 'NOT_JOINED', when: 'The caller has no place in it.' },
  ],
  idempotent: true,
});

export const listHostedGroupSessions = defineOperation({
  id: 'CLOUD-69',
  name: 'groupSessions.hosted',
  method: 'GET',
  path: '/cloud/v1/practice/group-sessions',
  summary: 'The provider’s own groups with who comes: the nearest first, then past ones.',
  access: 'provider',
  query: v.object({ status: v.optional(groupSessionStatus) }),
  response: v.object({ items: v.array(hostedGroupSession) }),
  errors: [unauthenticated, forbidden, invalid],
});

export const updateGroupSession = defineOperation({
  id: 'CLOUD-70',
  name: 'groupSessions.update',
  method: 'PUT',
  path: '/cloud/v1/group-sessions/:id',
  summary:
    'Changes a meeting of a group of one’s own before it begins, and with `scope` others of its series that are ahead.',
  access: 'provider',
  body: v.object({
    version: count,
    /**
     * Left out: this meeting alone. A new time moves the others by as many days, to the same time of day in the host’s
     * zone.
     */
    scope: v.optional(groupScope),
    title: v.optional(v.pipe(text, v.maxLength(meetingLimits.title))),
    description: v.optional(v.pipe(text, v.maxLength(meetingLimits.description))),
    startsAt: v.optional(instant),
    durationMinutes: v.optional(
      v.pipe(integer, v.minValue(groupLimits.minutes.min), v.maxValue(groupLimits.minutes.max)),
    ),
    /** Never below the seats that are taken; a larger one lets the queue in. */
    capacity: v.optional(v.pipe(integer, v.minValue(groupLimits.capacity.min), v.maxValue(groupLimits.capacity.max))),
  }),
  response: hostedGroupSession,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    conflict,
    notOpen,
    {
      status: 409,
      code: 'CALENDAR_CONFLICT',
      when: 'Something stands on the host’s calendar then; details.conflicts lists what.',
    },
  ],
  idempotent: true,
});

export const cancelGroupSession = defineOperation({
  id: 'CLOUD-71',
  name: 'groupSessions.cancel',
  method: 'POST',
  path: '/cloud/v1/group-sessions/:id/cancel',
  summary: 'Calls a meeting off, or with `wholeSeries` also all that follow it.',
  access: 'provider',
  body: v.object({ reason: v.pipe(text, v.maxLength(meetingLimits.reason)), wholeSeries: v.optional(v.boolean()) }),
  response: hostedGroupSession,
  errors: [unauthenticated, forbidden, notFound, invalid, notOpen],
  idempotent: true,
});

export const setGroupSessionStatus = defineOperation({
  id: 'CLOUD-72',
  name: 'groupSessions.setStatus',
  method: 'PUT',
  path: '/cloud/v1/group-sessions/:id/status',
  summary: 'Begins a meeting of one’s own (LIVE), or ends it (COMPLETED).',
  access: 'provider',
  body: v.object({ status: v.picklist(['LIVE', 'COMPLETED']) }),
  response: hostedGroupSession,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    {
      status: 409,
      code: 'GROUP_NOT_STARTABLE',
      when: 'It is over, cancelled, or starts more than a day from now; or it was never begun and so cannot end.',
    },
  ],
  idempotent: true,
});

const notHeld = {
  status: 409,
  code: 'GROUP_NOT_HELD',
  when: 'The meeting has not begun yet, or was cancelled.',
} as const;

export const getGroupRecord = defineOperation({
  id: 'CLOUD-480',
  name: 'groupSessions.record',
  method: 'GET',
  path: '/cloud/v1/practice/group-sessions/:id/record',
  summary: 'Attendance and notes of a meeting of one’s own, a participant each.',
  access: 'provider',
  response: groupRecord,
  errors: [unauthenticated, forbidden, notFound],
});

export const setGroupAttendance = defineOperation({
  id: 'CLOUD-481',
  name: 'groupSessions.setAttendance',
  method: 'PUT',
  path: '/cloud/v1/practice/group-sessions/:id/attendance',
  summary: 'Records whether a participant came, once the meeting has begun; null takes it back.',
  access: 'provider',
  body: v.object({ memberId: userId, attendance: v.nullable(groupAttendance) }),
  response: groupRecord,
  errors: [unauthenticated, forbidden, notFound, invalid, notHeld],
  idempotent: true,
});

export const saveGroupNote = defineOperation({
  id: 'CLOUD-482',
  name: 'groupSessions.saveNote',
  method: 'PUT',
  path: '/cloud/v1/practice/group-sessions/:id/notes',
  summary: 'Keeps a note of one participant of a meeting, once it has begun; null removes it.',
  access: 'provider',
  body: v.object({
    memberId: userId,
    note: v.nullable(v.pipe(text, v.maxLength(meetingLimits.note))),
    /** Of the note that was read; 0 where there was none. */
    version: count,
  }),
  response: groupRecord,
  errors: [unauthenticated, forbidden, notFound, invalid, conflict, notHeld],
  idempotent: true,
});
