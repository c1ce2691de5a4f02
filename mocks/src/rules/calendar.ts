import type { CalendarEvent } from '@sakina/platform/contract';
import { addMinutes, iso } from '../clock.ts';
import type { BlockRow, ProviderRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import { overlaps, spanOf } from './busy.ts';
import type { Span } from './busy.ts';

/** The block that keeps the time of a group or a broadcast free of sessions. */
export const blockIdOf = (id: string) => `blk-${id}`;

/** A block as the calendar shows it. */
export function eventOfBlock(block: BlockRow): CalendarEvent {
  const { id, kind, title, startsAt, endsAt, timeZone } = block;
  return { id, kind, title, startsAt, endsAt, timeZone, appointmentId: null };
}

/** What was agreed with others: sessions, groups and broadcasts, without what was called off. */
export function agreedEvents(tables: Tables, { id, timeZone }: ProviderRow): CalendarEvent[] {
  const sessions = tables.appointments
    .all()
    .filter((row) => row.provider.id === id && row.status !== 'CANCELLED')
    .map((row) => ({
      id: `evt-${row.id}`,
      kind: 'APPOINTMENT' as const,
      title: row.client.displayName,
      startsAt: row.startsAt,
      endsAt: row.endsAt,
      timeZone: row.timeZone,
      appointmentId: row.id,
    }));
  const groups = tables.groupSessions.all().filter((row) => row.host.id === id && row.status !== 'CANCELLED');
  const broadcasts = tables.broadcasts.all().filter((row) => row.host.id === id && row.status !== 'CANCELLED');
  const open = [
    ...groups.map((row) => ({ id: row.id, title: row.title, startsAt: row.startsAt, endsAt: row.endsAt })),
    ...broadcasts.map((row) => ({
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

/** All that stands on a provider's calendar. */
export function calendarOf(tables: Tables, provider: ProviderRow): CalendarEvent[] {
  const agreed = agreedEvents(tables, provider);
  const known = new Set<string>(agreed.map(({ id }) => id));
  return [
    ...agreed,
    ...tables.blocks
      .all()
      .filter((row) => row.providerId === provider.id && !known.has(row.id))
      .map(eventOfBlock),
  ];
}

/** What of some events shares a moment with a stretch of time. */
export function eventsIn(events: readonly CalendarEvent[], span: Span): CalendarEvent[] {
  return events.filter((event) => overlaps(spanOf(event), span));
}

interface Held {
  id: string;
  title: string;
  startsAt: string;
  endsAt: string;
}

/** Keeps the time of a group or a broadcast free of sessions. */
export function holdTime(
  tables: Tables,
  { id: providerId, timeZone }: ProviderRow,
  { id, title, startsAt, endsAt }: Held,
): void {
  tables.blocks.put({ id: blockIdOf(id), providerId, kind: 'BLOCK', title, startsAt, endsAt, timeZone });
}

/** Opens that time again. */
export function releaseTime(tables: Tables, id: string): void {
  tables.blocks.remove(blockIdOf(id));
}
