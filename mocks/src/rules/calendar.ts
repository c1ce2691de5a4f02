import type { CalendarConflict, CalendarEvent } from '@sakina/platform/contract';
import { addMinutes, iso } from '../clock.ts';
import type { AppointmentRow, BlockRow, ProviderRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import { overlaps, spanOf } from './busy.ts';
import type { Span } from './busy.ts';

/** The id of the block that reserves the time of a group or a broadcast. */
export const blockIdOf = (id: string) => `blk-${id}`;

/** A block as the calendar shows it. */
export function eventOfBlock(block: BlockRow): CalendarEvent {
  const { id, kind, title, startsAt, endsAt, timeZone, isBusy } = block;
  const event = { id, kind, title, startsAt, endsAt, timeZone, appointmentId: null };
  return isBusy === undefined ? event : { ...event, isBusy };
}

/** A session as the calendar shows it. */
function eventOfSession(row: AppointmentRow): CalendarEvent {
  return {
    id: `evt-${row.id}`,
    kind: 'APPOINTMENT',
    title: row.client.displayName,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    timeZone: row.timeZone,
    appointmentId: row.id,
  };
}

/** Cancelled sessions: they stay on the calendar to be seen, and keep no time from anyone. */
export function cancelledEvents(tables: Tables, { id }: ProviderRow): CalendarEvent[] {
  return tables.appointments
    .all()
    .filter((row) => row.provider.id === id && row.status === 'CANCELLED')
    .map((row) => ({ ...eventOfSession(row), isCancelled: true }));
}

/** Booked sessions, groups and broadcasts, without cancelled ones. */
export function bookedEvents(tables: Tables, { id, timeZone }: ProviderRow): CalendarEvent[] {
  const sessions = tables.appointments
    .all()
    .filter((row) => row.provider.id === id && row.status !== 'CANCELLED')
    .map(eventOfSession);
  const groups = tables.groupSessions.all().filter((row) => row.host.id === id && row.status !== 'CANCELLED');
  const broadcasts = tables.broadcasts.all().filter((row) => row.host.id === id && row.status !== 'CANCELLED');
  const open = [
    ...groups.map((row) => ({
      reservedFor: 'GROUP' as const,
      id: row.id,
      title: row.title,
      startsAt: row.startsAt,
      endsAt: row.endsAt,
    })),
    ...broadcasts.map((row) => ({
      reservedFor: 'BROADCAST' as const,
      id: row.id,
      title: row.title,
      startsAt: row.startsAt,
      endsAt: iso(addMinutes(row.startsAt, row.durationMinutes)),
    })),
  ];
  return [
    ...sessions,
    ...open.map((row) => ({ ...row, id: blockIdOf(row.id), kind: 'BLOCK' as const, timeZone, appointmentId: null })),
  ];
}

/** Every event of a provider's calendar. */
export function calendarOf(tables: Tables, provider: ProviderRow): CalendarEvent[] {
  const agreed = bookedEvents(tables, provider);
  const known = new Set<string>(agreed.map(({ id }) => id));
  return [
    ...agreed,
    ...tables.blocks
      .all()
      .filter((row) => row.providerId === provider.id && !known.has(row.id))
      .map(eventOfBlock),
  ];
}

/** The events that overlap a time span. */
export function eventsIn(events: readonly CalendarEvent[], span: Span): CalendarEvent[] {
  return events.filter((event) => overlaps(spanOf(event), span));
}

/**
 * The external events over what is booked that wait for the provider's decision, by start. One that was declined, is
 * marked as free or was decided about is in no conflict (docs/rules/calendar.md, External calendars).
 */
export function openConflicts(tables: Tables, provider: ProviderRow, now: Date): CalendarConflict[] {
  const agreed = bookedEvents(tables, provider);
  return tables.blocks
    .all()
    .filter(
      (row) =>
        row.providerId === provider.id &&
        row.kind === 'EXTERNAL' &&
        row.decision === undefined &&
        row.isBusy !== false &&
        Date.parse(row.endsAt) > now.getTime(),
    )
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
    .flatMap((row) =>
      eventsIn(agreed, spanOf(row)).map((conflictsWith) => ({ event: eventOfBlock(row), conflictsWith })),
    );
}

interface Held {
  id: string;
  title: string;
  startsAt: string;
  endsAt: string;
}

/** Reserves the time of a group or a broadcast. */
export function blockTime(
  tables: Tables,
  { id: providerId, timeZone }: ProviderRow,
  { id, title, startsAt, endsAt }: Held,
): void {
  tables.blocks.put({ id: blockIdOf(id), providerId, kind: 'BLOCK', title, startsAt, endsAt, timeZone });
}

/** Releases that time. */
export function releaseTime(tables: Tables, id: string): void {
  tables.blocks.remove(blockIdOf(id));
}
