import * as z from 'zod/mini';
import { count, instant, money, text, timeZone } from './common.ts';
import { broadcastId, groupSessionId, providerId, userId } from './ids.ts';
import { language, providerKind } from './provider.ts';

/** Who leads a group or a broadcast. */
export const host = z.object({ id: providerId, displayName: text, kind: providerKind });

export const groupTopic = z.enum(['GRIEF', 'ANXIETY', 'PREMARITAL', 'MARRIAGE', 'PARENTING', 'QURAN_REFLECTION', 'NEW_MUSLIMS', 'WOMEN', 'YOUTH', 'RECOVERY', 'WORK']);

/** For whom a group is meant. Whoever joins says that they belong to it; nobody's gender is kept. */
export const groupAudience = z.enum(['EVERYONE', 'WOMEN', 'MEN']);

export const groupSessionStatus = z.enum(['SCHEDULED', 'LIVE', 'COMPLETED', 'CANCELLED']);

/** How often a series meets, the first time included. */
export const groupRecurrence = z.object({ frequency: z.enum(['WEEKLY', 'EVERY_TWO_WEEKS', 'MONTHLY']), occurrences: z.int().check(z.minimum(2), z.maximum(26)) });

/** A place in a group: certain, or a number in the queue. */
export const groupSeat = z.object({
  status: z.enum(['CONFIRMED', 'WAITLISTED']),
  /** Place in the queue counted from 1, or null where the seat is certain. */
  waitlistPosition: z.nullable(z.int().check(z.positive())),
  joinedAt: instant,
});

/** One meeting of a group. The meetings of a series are told apart by their position in it. */
export const groupSession = z.object({
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
  series: z.nullable(z.object({ id: text, frequency: groupRecurrence.shape.frequency, position: z.int().check(z.positive()), occurrences: count })),
  /** Why it was called off, or null. */
  cancellationReason: z.nullable(text),
  /** The caller's own place, or null: for a visitor always. */
  ownSeat: z.nullable(groupSeat),
  /** Opaque name of the room, for the host and for those with a certain seat; null for everybody else. */
  roomName: z.nullable(z.string().check(z.regex(/^[a-z0-9]{10,32}$/))),
  version: count,
});

/** Somebody with a place in a group, as its host sees them. */
export const groupParticipant = z.extend(groupSeat, { id: userId, displayName: text });

/** A group as its host sees it. */
export const hostedGroupSession = z.extend(groupSession, { participants: z.array(groupParticipant) });

export const broadcastStatus = z.enum(['SCHEDULED', 'LIVE', 'ENDED', 'CANCELLED']);

/** One speaks, many watch. */
export const broadcast = z.object({
  id: broadcastId,
  title: text,
  description: text,
  host,
  language,
  startsAt: instant,
  durationMinutes: count,
  timeZone,
  status: broadcastStatus,
  startedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  /** Who watches now, visitors included; 0 unless it is live. */
  viewerCount: count,
  peakViewerCount: count,
  /** Opaque name of the room; a broadcast is open to everybody who is signed in. */
  roomName: z.string().check(z.regex(/^[a-z0-9]{10,32}$/)),
});

export type GroupTopic = z.infer<typeof groupTopic>;
export type GroupAudience = z.infer<typeof groupAudience>;
export type GroupSessionStatus = z.infer<typeof groupSessionStatus>;
export type GroupRecurrence = z.infer<typeof groupRecurrence>;
export type GroupSeat = z.infer<typeof groupSeat>;
export type GroupSession = z.infer<typeof groupSession>;
export type HostedGroupSession = z.infer<typeof hostedGroupSession>;
export type Broadcast = z.infer<typeof broadcast>;
export type BroadcastStatus = z.infer<typeof broadcastStatus>;
