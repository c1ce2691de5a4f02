import * as v from 'valibot';
import { calendarEvent } from './appointment.ts';
import { count, instant, text } from './common.ts';

/** Calendars elsewhere that can be connected; also the id of a connection, since each provider has one of a kind. */
export const calendarService = v.picklist(['google', 'outlook', 'apple']);

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
  /** How many of its events stand on the provider's calendar. */
  eventCount: count,
});

/** An event from elsewhere that stands where something was agreed here; both stay, and somebody has to decide. */
const calendarConflict = v.object({ event: calendarEvent, conflictsWith: calendarEvent });

/** What one synchronisation did. */
export const calendarSync = v.object({
  calendar: calendarConnection,
  /** Events that are new here, or have moved over there, by start. */
  imported: v.array(calendarEvent),
  /** How many that were here are gone over there, and so here. */
  removedCount: count,
  unchangedCount: count,
  conflicts: v.array(calendarConflict),
  syncedAt: instant,
});

export type CalendarService = v.InferOutput<typeof calendarService>;
export type CalendarConnection = v.InferOutput<typeof calendarConnection>;
export type CalendarConflict = v.InferOutput<typeof calendarConflict>;
export type CalendarSync = v.InferOutput<typeof calendarSync>;
