import * as z from 'zod/mini';
import { calendarEvent } from './appointment.ts';
import { count, instant, text } from './common.ts';

/** Calendars elsewhere that can be connected; also the id of a connection, since each provider has one of a kind. */
export const calendarService = z.enum(['google', 'outlook', 'apple']);

/** One of the calendars that a provider can connect, connected or not. */
export const calendarConnection = z.object({
  id: calendarService,
  /** `NEEDS_SIGN_IN`: it was connected, and the other side asks for consent again. */
  status: z.enum(['NOT_CONNECTED', 'CONNECTED', 'NEEDS_SIGN_IN']),
  /** The account over there, or null while none is connected. */
  account: z.nullable(text),
  /** Whether sessions are written to it too, by their time alone: no client's name leaves the practice. */
  writesSessions: z.boolean(),
  connectedAt: z.nullable(instant),
  lastSyncedAt: z.nullable(instant),
  /** How many of its events stand on the provider's calendar. */
  eventCount: count,
});

/** An event from elsewhere that stands where something was agreed here; both stay, and somebody has to decide. */
export const calendarConflict = z.object({ event: calendarEvent, conflictsWith: calendarEvent });

/** What one synchronisation did. */
export const calendarSync = z.object({
  calendar: calendarConnection,
  /** Events that are new here, or have moved over there, by start. */
  imported: z.array(calendarEvent),
  /** How many that were here are gone over there, and so here. */
  removedCount: count,
  unchangedCount: count,
  conflicts: z.array(calendarConflict),
  syncedAt: instant,
});

export type CalendarService = z.infer<typeof calendarService>;
export type CalendarConnection = z.infer<typeof calendarConnection>;
export type CalendarConflict = z.infer<typeof calendarConflict>;
export type CalendarSync = z.infer<typeof calendarSync>;
