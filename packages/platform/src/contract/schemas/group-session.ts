import * as v from 'valibot';
import { count, extend, instant, integer, money, text, timeZone } from './common.ts';
import { broadcastId, groupSessionId, providerId, userId } from './ids.ts';
import { language, providerKind } from './provider.ts';

/** Characters that forms say and the server keeps of a group or broadcast: its notice, why it is cancelled, a note. */
export const meetingLimits = { title: 120, description: 2000, reason: 500, note: 4000 } as const;

/** What a group has at least and at most: minutes, seats, the price of a seat in cents, and meetings of a series. */
export const groupLimits = {
  minutes: { min: 15, max: 240 },
  capacity: { min: 2, max: 200 },
  price: 50_000,
  occurrences: { min: 2, max: 26 },
} as const;

/** How many minutes a broadcast lasts at least and at most. */
export const broadcastMinutes = { min: 5, max: 240 } as const;

/** Who leads a group or a broadcast. */
export const host = v.object({ id: providerId, displayName: text, kind: providerKind });

export const groupTopic = v.picklist([
  'GRIEF',
  'ANXIETY',
  'PREMARITAL',
  'MARRIAGE',
  'PARENTING',
  'QURAN_REFLECTION',
  'NEW_MUSLIMS',
  'WOMEN',
  'YOUTH',
  'RECOVERY',
  'WORK',
]);

/** The audience of a group. Participants confirm that they belong to it; no one’s gender is stored. */
export const groupAudience = v.picklist(['EVERYONE', 'WOMEN', 'MEN']);

export const groupSessionStatus = v.picklist(['SCHEDULED', 'LIVE', 'COMPLETED', 'CANCELLED']);

/** How often a series meets, the first time included. */
export const groupRecurrence = v.object({
  frequency: v.picklist(['WEEKLY', 'EVERY_TWO_WEEKS', 'MONTHLY']),
  occurrences: v.pipe(integer, v.minValue(groupLimits.occurrences.min), v.maxValue(groupLimits.occurrences.max)),
});

/**
 * Which meetings of a series a change is for: one, it and those that follow, or all. Only meetings that are still ahead
 * change.
 */
export const groupScope = v.picklist(['THIS', 'THIS_AND_FOLLOWING', 'ALL']);

/** A place in a group: certain, or a number in the queue. */
export const groupSeat = v.object({
  status: v.picklist(['CONFIRMED', 'WAITLISTED']),
  /** Place in the queue counted from 1, or null where the seat is certain. */
  waitlistPosition: v.nullable(v.pipe(integer, v.gtValue(0))),
  joinedAt: instant,
});

/** One meeting of a group. Meetings of a series are identified by their position in it. */
export const groupSession = v.object({
  id: groupSessionId,
  title: text,
  description: text,
  topic: groupTopic,
  host,
  startsAt: instant,
  endsAt: instant,
  durationMinutes: count,
  /** The host's zone: a series keeps its wall-clock time in it. */
  timeZone,
  capacity: count,
  joinedCount: count,
  waitlistCount: count,
  /** Of one seat for one meeting; zero is free. */
  price: money,
  language,
  audience: groupAudience,
  status: groupSessionStatus,
  series: v.nullable(
    v.object({
      id: text,
      frequency: groupRecurrence.entries.frequency,
      position: v.pipe(integer, v.gtValue(0)),
      occurrences: count,
    }),
  ),
  /** Why it was cancelled, or null. */
  cancellationReason: v.nullable(text),
  /** Who cancelled it: its host, or the administration. Absent where it was not cancelled, or before this was kept. */
  cancelledBy: v.optional(v.picklist(['HOST', 'ADMIN'])),
  /** The caller's own place, or null: for a visitor always. */
  ownSeat: v.nullable(groupSeat),
  /** Opaque name of the room, for the host and for those with a certain seat; null for everyone else. */
  roomName: v.nullable(v.pipe(v.string(), v.regex(/^[a-z0-9]{10,32}$/))),
  version: count,
});

/** A participant, as the host sees them. */
export const groupParticipant = extend(groupSeat, { id: userId, displayName: text });

/** A group as its host sees it. */
export const hostedGroupSession = extend(groupSession, { participants: v.array(groupParticipant) });

/** Whether someone with a seat came. */
export const groupAttendance = v.picklist(['PRESENT', 'LATE', 'ABSENT']);

/** What the host keeps of one participant of one meeting; no one else reads it. */
export const groupMemberRecord = v.object({
  id: userId,
  displayName: text,
  /** Null until it is recorded. */
  attendance: v.nullable(groupAttendance),
  /** Of this participant alone, or null. */
  note: v.nullable(text),
  /** Of the note; 0 before there is one. */
  version: count,
});

/** Attendance and notes of one meeting, a participant with a seat each. */
export const groupRecord = v.object({ groupId: groupSessionId, members: v.array(groupMemberRecord) });

export const broadcastStatus = v.picklist(['SCHEDULED', 'LIVE', 'ENDED', 'CANCELLED']);

/** One speaks, many watch. */
export const broadcast = v.object({
  id: broadcastId,
  /** Counts every change of what is announced; a write names the version that it builds on. */
  version: count,
  title: text,
  description: text,
  host,
  language,
  startsAt: instant,
  durationMinutes: count,
  timeZone,
  status: broadcastStatus,
  startedAt: v.nullable(instant),
  endedAt: v.nullable(instant),
  /** Who watches now, visitors included; 0 unless it is live. */
  viewerCount: count,
  peakViewerCount: count,
  /** Opaque name of the room; a broadcast is open to everyone who is signed in. */
  roomName: v.pipe(v.string(), v.regex(/^[a-z0-9]{10,32}$/)),
});

export type GroupTopic = v.InferOutput<typeof groupTopic>;
export type GroupAudience = v.InferOutput<typeof groupAudience>;
export type GroupSessionStatus = v.InferOutput<typeof groupSessionStatus>;
export type GroupRecurrence = v.InferOutput<typeof groupRecurrence>;
export type GroupScope = v.InferOutput<typeof groupScope>;
export type GroupSeat = v.InferOutput<typeof groupSeat>;
export type GroupSession = v.InferOutput<typeof groupSession>;
export type HostedGroupSession = v.InferOutput<typeof hostedGroupSession>;
export type GroupAttendance = v.InferOutput<typeof groupAttendance>;
export type GroupMemberRecord = v.InferOutput<typeof groupMemberRecord>;
export type GroupRecord = v.InferOutput<typeof groupRecord>;
export type Broadcast = v.InferOutput<typeof broadcast>;
export type BroadcastStatus = v.InferOutput<typeof broadcastStatus>;
