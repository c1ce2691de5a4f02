import * as v from 'valibot';
import { calendarEvent } from './appointment.ts';
import { count, instant, text } from './common.ts';

/** Calendars elsewhere that can be connected; also the id of a connection, since each provider has one of a kind. */
export const calendarService = v.picklist(['google', 'outlook', 'apple']);

/** Characters of what a provider calls a time kept free. */
export const blockTitleLength = { max: 120 } as const;

/** One of the calendars that a provider can connect, connected or not. */
export const calendarConnection = v.object({
  id: calendarService,
  /** `NEEDS_SIGN_IN`: it was connected, and the other side asks for consent again. */
  status: v.picklist(['NOT_CONNECTED', 'CONNECTED', 'NEEDS_SIGN_IN']),
  /** The account over there, or null while none is connected. */
  account: v.nullable(text),
  /** Whether sessions are written to it too, by their time alone: no client's name leaves the practice. */
  writesSessions: v.boolean(),
  connectedAt: v.nullable(instant),
  lastSyncedAt: v.nullable(instant),
  /** When it is read next; left out or null while nothing is read. */
  nextSyncAt: v.optional(v.nullable(instant)),
  /** Why the last attempt to read it failed; left out or null where it succeeded. What was read before stays. */
  lastError: v.optional(v.nullable(v.picklist(['UNREACHABLE', 'REFUSED']))),
  /** How many of its events are on the provider’s calendar. */
  eventCount: count,
});

/** An external event that conflicts with an appointment here; both stay until the provider decides. */
export const calendarConflict = v.object({ event: calendarEvent, conflictsWith: calendarEvent });

/** What a provider decides about an external event over a session. IGNORE_EVENT also opens its time to bookings. */
export const conflictResolution = v.picklist(['KEEP_BOTH', 'IGNORE_EVENT']);

/** What one synchronisation did. */
export const calendarSync = v.object({
  calendar: calendarConnection,
  /** Events that are new here, or have moved over there, by start. */
  imported: v.array(calendarEvent),
  /** How many events were deleted there, and therefore here. */
  removedCount: count,
  unchangedCount: count,
  conflicts: v.array(calendarConflict),
  syncedAt: instant,
});

export type CalendarService = v.InferOutput<typeof calendarService>;
export type CalendarConnection = v.InferOutput<typeof calendarConnection>;
export type CalendarConflict = v.InferOutput<typeof calendarConflict>;
export type ConflictResolution = v.InferOutput<typeof conflictResolution>;
export type CalendarSync = v.InferOutput<typeof calendarSync>;
