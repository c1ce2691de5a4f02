import * as z from 'zod/mini';
import { conflict, forbidden, invalid, invalidCursor, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { cursorPageOf, cursorQuery, instant, text } from '../schemas/common.ts';
import { providerId } from '../schemas/ids.ts';
import { groupAudience, groupSession, groupSessionStatus, groupTopic, hostedGroupSession } from '../schemas/group-session.ts';
import { language } from '../schemas/provider.ts';

const notOpen = { status: 409, code: 'GROUP_NOT_OPEN', when: 'The meeting has begun, is over, or was cancelled.' } as const;

export const listGroupSessions = defineOperation({
  id: 'CLOUD-65', name: 'groupSessions.list', method: 'GET', path: '/cloud/v1/group-sessions',
  summary: 'Meetings of groups that are still ahead or under way, by start; with `mine` those where the caller has a place, past ones too.',
  access: 'public',
  query: z.object({
    ...cursorQuery,
    topic: z.optional(z.array(groupTopic).check(z.maxLength(11))),
    language: z.optional(z.array(language).check(z.maxLength(10))),
    audience: z.optional(groupAudience),
    hostId: z.optional(providerId),
    from: z.optional(instant),
    to: z.optional(instant),
    /** Only those with a free seat. */
    hasSeats: z.optional(z.boolean()),
    isFree: z.optional(z.boolean()),
    mine: z.optional(z.boolean()),
  }),
  response: cursorPageOf(groupSession), errors: [unauthenticated, invalid, invalidCursor],
});

export const getGroupSession = defineOperation({
  id: 'CLOUD-66', name: 'groupSessions.get', method: 'GET', path: '/cloud/v1/group-sessions/:id',
  summary: 'One meeting of a group, with the caller’s own place.',
  access: 'public', response: groupSession, errors: [notFound],
});

export const joinGroupSession = defineOperation({
  id: 'CLOUD-67', name: 'groupSessions.join', method: 'POST', path: '/cloud/v1/group-sessions/:id/join',
  summary: 'Takes a seat in one meeting, or with `waitlist` a place in the queue where it is full.',
  access: 'user',
  body: z.object({
    /** That the caller belongs to those whom the group is for; needed unless it is for everyone. */
    affirmsAudience: z.optional(z.boolean()),
    waitlist: z.optional(z.boolean()),
  }),
  response: groupSession,
  errors: [
    unauthenticated, notFound, invalid, notOpen,
    { status: 409, code: 'GROUP_FULL', when: 'Every seat is taken; details.waitlistCount says how many wait.' },
    { status: 409, code: 'OWN_GROUP', when: 'The caller leads this group.' },
  ],
  idempotent: true,
});

export const leaveGroupSession = defineOperation({
  id: 'CLOUD-68', name: 'groupSessions.leave', method: 'POST', path: '/cloud/v1/group-sessions/:id/leave',
  summary: 'Gives up one’s place; the first of the queue gets the seat.',
  access: 'user', response: groupSession,
  errors: [unauthenticated, notFound, notOpen, { status: 409, code: 'NOT_JOINED', when: 'The caller has no place in it.' }],
  idempotent: true,
});

export const listHostedGroupSessions = defineOperation({
  id: 'CLOUD-69', name: 'groupSessions.hosted', method: 'GET', path: '/cloud/v1/practice/group-sessions',
  summary: 'The provider’s own groups with who comes: the nearest first, then past ones.',
  access: 'provider', query: z.object({ status: z.optional(groupSessionStatus) }),
  response: z.object({ items: z.array(hostedGroupSession) }), errors: [unauthenticated, forbidden, invalid],
});

export const updateGroupSession = defineOperation({
  id: 'CLOUD-70', name: 'groupSessions.update', method: 'PUT', path: '/cloud/v1/group-sessions/:id',
  summary: 'Changes one meeting of a group of one’s own before it begins.',
  access: 'provider',
  body: z.object({
    version: z.int().check(z.nonnegative()),
    title: z.optional(text.check(z.maxLength(120))),
    description: z.optional(text.check(z.maxLength(2000))),
    startsAt: z.optional(instant),
    durationMinutes: z.optional(z.int().check(z.minimum(15), z.maximum(240))),
    /** Never below the seats that are taken; a larger one lets the queue in. */
    capacity: z.optional(z.int().check(z.minimum(2), z.maximum(200))),
  }),
  response: hostedGroupSession,
  errors: [
    unauthenticated, forbidden, notFound, invalid, conflict, notOpen,
    { status: 409, code: 'CALENDAR_CONFLICT', when: 'Something stands on the host’s calendar then; details.conflicts lists what.' },
  ],
  idempotent: true,
});

export const cancelGroupSession = defineOperation({
  id: 'CLOUD-71', name: 'groupSessions.cancel', method: 'POST', path: '/cloud/v1/group-sessions/:id/cancel',
  summary: 'Calls a meeting off, or with `wholeSeries` also all that follow it.',
  access: 'provider', body: z.object({ reason: text.check(z.maxLength(500)), wholeSeries: z.optional(z.boolean()) }),
  response: hostedGroupSession, errors: [unauthenticated, forbidden, notFound, invalid, notOpen],
  idempotent: true,
});

export const setGroupSessionStatus = defineOperation({
  id: 'CLOUD-72', name: 'groupSessions.setStatus', method: 'PUT', path: '/cloud/v1/group-sessions/:id/status',
  summary: 'Begins a meeting of one’s own (LIVE), or ends it (COMPLETED).',
  access: 'provider', body: z.object({ status: z.enum(['LIVE', 'COMPLETED']) }),
  response: hostedGroupSession,
  errors: [
    unauthenticated, forbidden, notFound, invalid,
    { status: 409, code: 'GROUP_NOT_STARTABLE', when: 'It is over, cancelled, or starts more than a day from now; or it was never begun and so cannot end.' },
  ],
  idempotent: true,
});
