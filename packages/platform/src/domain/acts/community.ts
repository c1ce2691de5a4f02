import { shown } from './act.ts';
import type { Act } from './act.ts';

/** Acts among people: messages, groups, broadcasts, reviews, posts and invitations. */
export const communityActs = {
  'message.send': {
    name: 'Message written',
    by: ['CLIENT', 'PROVIDER'],
    does: ['messages.send'],
    tells: [
      { who: 'CLIENT', kind: 'MESSAGE_RECEIVED' },
      { who: 'PROVIDER', kind: 'MESSAGE_RECEIVED' },
    ],
    answer: { who: 'CLIENT', route: 'dashboard', does: 'messages.send' },
    shows: [
      shown('CLIENT', 'dashboard', 'conversations.list', 'last message'),
      shown('PROVIDER', 'providerMessages', 'conversations.list', 'last message'),
    ],
  },
  'group.join': {
    name: 'Seat in a group taken or given up',
    by: ['CLIENT'],
    does: ['groupSessions.join', 'groupSessions.leave'],
    // The host sees seats on the list of the meeting.
    tells: [],
    shows: [
      shown('CLIENT', 'dashboard', 'groupSessions.list', 'own seat'),
      shown('PROVIDER', 'providerGroupSessions', 'groupSessions.hosted', 'seat'),
    ],
  },
  'group.seat': {
    name: 'Seat given from the waiting list of a group',
    by: ['SERVER'],
    // A seat left, a larger group or a suspended account frees it, and who is first in line has it.
    does: [],
    tells: [{ who: 'PERSON', kind: 'GROUP_SEAT_GIVEN' }],
    answer: { who: 'CLIENT', route: 'groupVideo', does: 'groupSessions.leave' },
    shows: [
      shown('CLIENT', 'dashboard', 'groupSessions.list', 'CONFIRMED'),
      shown('PROVIDER', 'providerGroupSessions', 'groupSessions.hosted', 'seat'),
    ],
  },
  'group.meet': {
    name: 'Group meeting begun or ended',
    by: ['PROVIDER'],
    does: ['groupSessions.setStatus', 'groupSessions.setAttendance', 'groupSessions.saveNote'],
    // Whoever has a seat is in front of the room, which opens before their eyes.
    tells: [],
    shows: [
      shown('CLIENT', 'dashboard', 'groupSessions.list', 'LIVE'),
      shown('PROVIDER', 'providerGroupSessions', 'groupSessions.hosted', 'LIVE'),
    ],
  },
  'group.change': {
    name: 'Group meeting moved or changed',
    by: ['PROVIDER'],
    does: ['groupSessions.update'],
    tells: [{ who: 'SEATS', kind: 'GROUP_MEETING_CHANGED' }],
    answer: { who: 'CLIENT', route: 'groupVideo', does: 'groupSessions.leave' },
    shows: [
      shown('CLIENT', 'dashboard', 'groupSessions.list', 'new time'),
      shown('PROVIDER', 'providerGroupSessions', 'groupSessions.hosted', 'new time'),
    ],
  },
  'group.cancel': {
    name: 'Group meeting canceled',
    by: ['PROVIDER', 'ADMINISTRATOR'],
    does: ['groupSessions.cancel'],
    tells: [{ who: 'SEATS', kind: 'GROUP_MEETING_CANCELLED' }],
    shows: [
      shown('CLIENT', 'dashboard', 'groupSessions.list', 'CANCELLED'),
      shown('PROVIDER', 'providerGroupSessions', 'groupSessions.hosted', 'CANCELLED'),
    ],
  },
  'broadcast.change': {
    name: 'Broadcast moved, changed or canceled',
    by: ['PROVIDER'],
    does: ['broadcasts.update', 'broadcasts.end'],
    tells: [{ who: 'VIEWERS', kind: 'BROADCAST_CHANGED' }],
    shows: [
      shown('VISITOR', 'broadcastView', 'broadcasts.list', 'new time'),
      shown('PROVIDER', 'broadcastStudio', 'broadcasts.list', 'new time'),
    ],
  },
  'review.write': {
    name: 'Review written',
    by: ['CLIENT'],
    does: ['reviews.create', 'reviews.update', 'reviews.delete'],
    tells: [{ who: 'PROVIDER', kind: 'REVIEW_RECEIVED' }],
    answer: { who: 'PROVIDER', route: 'providerReviews', does: 'reviews.answer' },
    shows: [
      shown('CLIENT', 'therapist', 'reviews.list', 'review'),
      shown('PROVIDER', 'providerReviews', 'reviews.list', 'without an answer'),
    ],
  },
  'review.answer': {
    name: 'Review answered',
    by: ['PROVIDER'],
    does: ['reviews.answer'],
    tells: [{ who: 'AUTHOR', kind: 'REVIEW_ANSWERED' }],
    shows: [
      shown('CLIENT', 'therapist', 'reviews.list', 'answer'),
      shown('PROVIDER', 'providerReviews', 'reviews.list', 'answer'),
    ],
  },
  'post.report': {
    name: 'Post, reply or review reported',
    by: ['MEMBER'],
    does: ['contentReports.create', 'moderation.appeal'],
    // Moderators work from their queue; the author learns of a decision, never of a report.
    tells: [],
    answer: { who: 'ADMINISTRATOR', route: 'adminModeration', does: 'moderation.decide' },
    shows: [
      shown('MEMBER', 'community', 'contentReports.list', 'OPEN'),
      shown('ADMINISTRATOR', 'adminModeration', 'moderation.queue', 'open case'),
    ],
  },
  'case.decide': {
    name: 'Report decided',
    by: ['ADMINISTRATOR'],
    does: ['moderation.decide'],
    tells: [
      { who: 'REPORTER', kind: 'MODERATION_OUTCOME' },
      { who: 'AUTHOR', kind: 'MODERATION_OUTCOME' },
    ],
    answer: { who: 'MEMBER', route: 'community', does: 'moderation.appeal' },
    shows: [
      shown('MEMBER', 'community', 'contentReports.list', 'decided'),
      shown('ADMINISTRATOR', 'adminModeration', 'moderation.log', 'decision'),
    ],
  },
  'invitation.send': {
    name: 'Invitation sent, taken back or accepted',
    by: ['PROVIDER', 'ADMINISTRATOR', 'PERSON'],
    does: ['invitations.create', 'invitations.withdraw', 'invitations.accept'],
    // The invitation itself is the email; who sent it sees the answer in the list.
    tells: [],
    answer: { who: 'PERSON', route: 'join', does: 'invitations.accept' },
    shows: [shown('PROVIDER', 'providerClients', 'invitations.list', 'PENDING')],
  },
} as const satisfies Record<string, Act>;
