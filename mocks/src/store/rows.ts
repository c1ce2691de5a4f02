import * as v from 'valibot';
import {
  appointment,
  availabilityException,
  availabilitySlot,
  calendarEvent,
  conflictResolution,
  count,
  emailAddress,
  extend,
  instant,
  integer,
  payBy,
  payer,
  providerId,
  providerProfile,
  recording,
  recordingAccess,
  recordingMedia,
  roomPrivacy,
  sessionNote,
  slotHold,
  travelPeriod,
  userId,
  transcriptSegment,
} from '@sakina/platform/contract';
import { portals } from '@sakina/platform/domain';
import { accountTables } from './tables/account.ts';
import { adminTables } from './tables/admin.ts';
import { careTables } from './tables/care.ts';
import { communityTables } from './tables/community.ts';
import { companionTables } from './tables/companion.ts';
import { moneyTables } from './tables/money.ts';
import { practiceTables } from './tables/practice.ts';
import { chatLine, participant } from './tables/room.ts';

/** A provider: the public page and calendar rules. */
const provider = extend(v.omit(providerProfile, ['nextSlotAt']), {
  /** Its account, or null for providers who never sign in. */
  userId: v.nullable(userId),
  weekly: v.array(availabilitySlot),
  exceptions: v.array(availabilityException),
  /** Minutes between two possible starts. */
  stepMinutes: integer,
  /** Minutes kept free before and after a session. */
  bufferMinutes: integer,
  /** Minutes of notice and days ahead; left out, the usual ones hold. */
  noticeMinutes: v.optional(integer),
  horizonDays: v.optional(integer),
  travel: v.optional(v.array(travelPeriod)),
  /** Whether sessions have to be recorded. */
  recordsSessions: v.boolean(),
  /** Made by an approval and not yet written by its provider: it stays out of the directory until they save it. */
  isUnwritten: v.optional(v.boolean()),
});

const person = v.object({ id: userId, displayName: v.string(), email: emailAddress });

/** An appointment with its internal fields. */
const appointmentRow = extend(appointment, {
  consentedAt: v.nullable(instant),
  /** Why it counts as held although its client was never in the room. */
  heldReason: v.optional(v.string()),
  /** The phone number that the client gave with the booking. */
  bookedPhone: v.optional(v.string()),
  /** When it was moved to another time. */
  rescheduledAt: v.array(instant),
  /** What the client agreed to pay; left out if price and insurance determine it. */
  terms: v.optional(
    v.object({
      payBy,
      totalMinor: count,
      insurer: v.nullable(payer),
      couponCode: v.nullable(v.string()),
      isDonation: v.optional(v.boolean()),
      /** Taken with the booking; of a request, when it is confirmed. */
      isDueWhenBooked: v.optional(v.boolean()),
    }),
  ),
});

/** The live side of an appointment, a meeting of a group or a broadcast; the id is theirs. */
const session = v.object({
  id: v.string(),
  participants: v.array(participant),
  isLocked: v.optional(v.boolean(), false),
  privacy: v.optional(roomPrivacy, 'STANDARD'),
  /** The chat, the earliest line first. */
  chat: v.optional(v.array(chatLine), []),
  recording: extend(v.omit(recording, ['appointmentId', 'scopes']), {
    /** The sum of the parts, to the millisecond. */
    durationSeconds: v.pipe(v.number(), v.minValue(0)),
    /** Since when it starts, or null; the last time where it has more than once. */
    startingSince: v.optional(v.nullable(instant), null),
    /** When the last part of what is captured arrived, or null. */
    lastPartAt: v.optional(v.nullable(instant), null),
    /** Which attempt it is, and those of which nothing had arrived when they were given up. */
    attempt: v.optional(count, 0),
    givenUpAttempts: v.optional(v.array(count), []),
    /** Takes of pages that are gone. */
    endedTakes: v.optional(v.array(v.number()), []),
    analysisStartedAt: v.nullable(instant),
    /** Files that were captured, the earliest first; their parts are kept apart, in memory alone. */
    takes: v.optional(recordingMedia.entries.takes, []),
    /** Lines of the transcript that were corrected or deleted. */
    changes: v.optional(v.array(v.omit(transcriptSegment, ['speaker', 'startSeconds'])), []),
    access: v.optional(v.array(recordingAccess), []),
  }),
  billing: v.nullable(v.object({ startedAt: instant, stoppedAt: v.nullable(instant) })),
});

const note = extend(sessionNote, { providerId });

/** A calendar event that is not an appointment. */
const block = extend(v.omit(calendarEvent, ['appointmentId']), {
  providerId,
  /** What the provider decided about a conflict of this external event with a session. */
  decision: v.optional(conflictResolution),
});

/** A time that is held for a user while they book. */
const heldSlot = extend(slotHold, { holderId: userId });

/** The first answer to an Idempotency-Key. */
const answer = v.object({
  id: v.string(),
  at: instant,
  data: v.unknown(),
  /** The body that it answers, as a text. */
  body: v.optional(v.string()),
});

/** A refresh token. Tokens of one sign-in form a family: reuse of a spent one revokes all. */
const refreshToken = v.object({
  id: v.string(),
  family: v.string(),
  /** Account of the token. */
  email: v.string(),
  issuedAt: instant,
  spentAt: v.nullable(instant),
  isRevoked: v.boolean(),
});

/** A portal switch in the audit log. */
const portalSwitch = v.object({
  id: v.string(),
  userId,
  from: v.picklist(portals),
  to: v.picklist(portals),
  reason: v.string(),
  ts: instant,
});

/** The schema of each table's rows, for validating stored state. */
export const rowSchemas = {
  providers: provider,
  people: person,
  appointments: appointmentRow,
  sessions: session,
  notes: note,
  blocks: block,
  refreshTokens: refreshToken,
  portalSwitches: portalSwitch,
  answers: answer,
  slotHolds: heldSlot,
  ...moneyTables,
  ...careTables,
  ...practiceTables,
  ...communityTables,
  ...companionTables,
  ...adminTables,
  ...accountTables,
};

export type TableName = keyof typeof rowSchemas;
export type Rows = { [Name in TableName]: v.InferOutput<(typeof rowSchemas)[Name]> };
export type ProviderRow = Rows['providers'];
export type AppointmentRow = Rows['appointments'];
export type SessionRow = Rows['sessions'];
export type { ChatLineRow, ConsentRow, ParticipantRow } from './tables/room.ts';
export type NoteRow = Rows['notes'];
export type BlockRow = Rows['blocks'];
export type MessageRow = Rows['messages'];
export type RefreshTokenRow = Rows['refreshTokens'];
export type PersonRow = Rows['people'];

export const tableNames = Object.keys(rowSchemas) as readonly TableName[];
