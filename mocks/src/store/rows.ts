import * as z from 'zod/mini';
import {
  appointment, availabilityException, availabilitySlot, calendarEvent, count, instant, payBy, payer, providerId, providerProfile, recording,
  sessionNote, slotHold, userId,
} from '@sakina/platform/contract';
import { portals } from '@sakina/platform/domain';
import { accountTables } from './tables/account.ts';
import { adminTables } from './tables/admin.ts';
import { careTables } from './tables/care.ts';
import { communityTables } from './tables/community.ts';
import { companionTables } from './tables/companion.ts';
import { moneyTables } from './tables/money.ts';
import { practiceTables } from './tables/practice.ts';

/** What the server keeps of a provider: the public page and how their calendar works. */
const provider = z.extend(z.omit(providerProfile, { nextSlotAt: true }), {
  /** The account that belongs to it, or null for those who never sign in here. */
  userId: z.nullable(userId),
  weekly: z.array(availabilitySlot),
  exceptions: z.array(availabilityException),
  /** Minutes between two possible starts. */
  stepMinutes: z.int(),
  /** Minutes kept free before and after a session. */
  bufferMinutes: z.int(),
  /** Whether sessions have to be recorded. */
  recordsSessions: z.boolean(),
});

const person = z.object({ id: userId, displayName: z.string(), email: z.email() });

/** An appointment with what its contract record does not show. */
const appointmentRow = z.extend(appointment, {
  consentedAt: z.nullable(instant),
  /** When it was moved to another time. */
  rescheduledAt: z.array(instant),
  /** What the client agreed to pay; left out where the price and their insurance say it. */
  terms: z.optional(z.object({ payBy, totalMinor: count, insurer: z.nullable(payer), couponCode: z.nullable(z.string()) })),
});

/** Somebody in a room. The id is known to their browser alone; others see `publicId`. */
const participant = z.object({
  id: z.string(),
  publicId: z.string(),
  userId: z.nullable(userId),
  displayName: z.string(),
  role: z.enum(['PROVIDER', 'CLIENT', 'GUEST']),
  presence: z.enum(['WAITING', 'PRESENT', 'LEFT']),
  joinedAt: instant,
  recordingConsent: z.nullable(z.boolean()),
});

/** The live side of an appointment; the id is the appointment's. */
const session = z.object({
  id: z.string(),
  participants: z.array(participant),
  recording: z.extend(z.omit(recording, { appointmentId: true }), {
    /** Start of the piece that is being captured, or null while nothing is. */
    capturingSince: z.nullable(instant),
    analysisStartedAt: z.nullable(instant),
  }),
  billing: z.nullable(z.object({ startedAt: instant, stoppedAt: z.nullable(instant) })),
});

const note = z.extend(sessionNote, { providerId });

/** Something on a provider's calendar that is no appointment. */
const block = z.extend(z.omit(calendarEvent, { appointmentId: true }), { providerId });

/** A time that is kept for somebody while they book. */
const heldSlot = z.extend(slotHold, { holderId: userId });

/** The first answer to an Idempotency-Key. */
const answer = z.object({ id: z.string(), at: instant, data: z.unknown() });

/** One refresh token. Those that came of one sign-in are a family: a spent one that comes back ends them all. */
const refreshToken = z.object({
  id: z.string(),
  family: z.string(),
  /** Account that it renews for. */
  email: z.string(),
  issuedAt: instant,
  spentAt: z.nullable(instant),
  isRevoked: z.boolean(),
});

/** A change of portal, as the audit log has it. */
const portalSwitch = z.object({ id: z.string(), userId, from: z.enum(portals), to: z.enum(portals), reason: z.string(), ts: instant });

/** The schema of each table's rows: what is read from disk has to fit. */
export const rowSchemas = {
  providers: provider, people: person, appointments: appointmentRow, sessions: session, notes: note, blocks: block,
  refreshTokens: refreshToken, portalSwitches: portalSwitch, answers: answer, slotHolds: heldSlot,
  ...moneyTables, ...careTables, ...practiceTables, ...communityTables, ...companionTables, ...adminTables, ...accountTables,
};

export type TableName = keyof typeof rowSchemas;
export type Rows = { [Name in TableName]: z.infer<(typeof rowSchemas)[Name]> };
export type ProviderRow = Rows['providers'];
export type AppointmentRow = Rows['appointments'];
export type SessionRow = Rows['sessions'];
export type ParticipantRow = z.infer<typeof participant>;
export type NoteRow = Rows['notes'];
export type BlockRow = Rows['blocks'];
export type MessageRow = Rows['messages'];
export type RefreshTokenRow = Rows['refreshTokens'];
export type PortalSwitchRow = Rows['portalSwitches'];
export type PersonRow = Rows['people'];

export const tableNames = Object.keys(rowSchemas) as readonly TableName[];
