import { syncCalendar } from '@sakina/platform/contract';
import type { CalendarEvent } from '@sakina/platform/contract';
import { isPlanned } from '@sakina/platform/domain';
import { iso } from '../../clock.ts';
import { eventOfBlock, openConflicts } from '../../rules/calendar.ts';
import type { BlockRow, ProviderRow } from '../../store/rows.ts';
import type { Tables } from '../../store/table.ts';
import type { OutsideEventRow } from '../../store/tables/practice.ts';
import { ApiFailure } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { byStart } from '../find.ts';
import { connectionId, connectionOf, serviceOf } from './calendars.ts';
import { requireFeature, requireProvider } from './own.ts';

export const syncCalendarHandler = defineHandler(syncCalendar, (context) => {
  const { tables, user, now } = context;
  requireFeature(user, 'api_integrations');
  const service = serviceOf(context.params.id);
  const provider = requireProvider(context);
  const connection = tables.calendarConnections.get(connectionId(provider.id, service));
  if (connection?.status !== 'CONNECTED')
    throw new ApiFailure(409, 'CALENDAR_NOT_CONNECTED', 'This calendar is not connected. Connect it first.');

  const outcome = { imported: [] as CalendarEvent[], present: [] as CalendarEvent[], removedCount: 0 };
  for (const event of tables.outsideEvents.all()) {
    const isHere = event.providerId === provider.id && event.service === service && event.copyOf === undefined;
    if (isHere) bringOver(tables, provider, event, outcome);
  }
  const present = new Set(outcome.present.map(({ id }) => id));
  const conflicts = openConflicts(tables, provider, now).filter(({ event }) => present.has(event.id));
  if (connection.writesSessions) writeCopies(tables, provider, service);
  tables.calendarConnections.put({ ...connection, lastSyncedAt: iso(now) });
  return {
    calendar: connectionOf(tables, provider.id, service),
    imported: byStart(outcome.imported),
    removedCount: outcome.removedCount,
    unchangedCount: outcome.present.length - outcome.imported.length,
    conflicts,
    syncedAt: iso(now),
  };
});

interface Outcome {
  imported: CalendarEvent[];
  present: CalendarEvent[];
  removedCount: number;
}

/** What a change of an external event changes here. */
const COMPARED = ['title', 'startsAt', 'endsAt', 'timeZone', 'isBusy'] as const satisfies readonly (keyof BlockRow)[];

/** Updates the local copy of one external event. */
function bringOver(tables: Tables, provider: ProviderRow, event: OutsideEventRow, outcome: Outcome): void {
  const { id, title, startsAt, endsAt, timeZone, isDeleted, blockId } = event;
  const known = blockId === null ? undefined : tables.blocks.get(blockId);
  if (isDeleted) {
    if (!known) return;
    tables.blocks.remove(known.id);
    tables.outsideEvents.put({ ...event, blockId: null });
    outcome.removedCount += 1;
    return;
  }
  const block: BlockRow = {
    id: known?.id ?? `blk-${id}`,
    providerId: provider.id,
    kind: 'EXTERNAL',
    title,
    startsAt,
    endsAt,
    timeZone,
    ...(known?.decision !== undefined && { decision: known.decision, isBusy: known.isBusy }),
    // What its owner marked as free or declined blocks nothing.
    ...((event.answer === 'FREE' || event.answer === 'DECLINED') && { isBusy: false }),
  };
  outcome.present.push(eventOfBlock(block));
  // Also changed where only its zone is another, or its time has become free or busy.
  if (known && COMPARED.every((field) => known[field] === block[field])) return;
  tables.blocks.put(block);
  tables.outsideEvents.put({ ...event, blockId: block.id });
  outcome.imported.push(eventOfBlock(block));
}

/** The name that a session has in a calendar elsewhere: no one’s. */
const COPY_TITLE = 'Session';

/**
 * Writes the sessions ahead to the calendar elsewhere, by their time alone, and takes those away that are not held any
 * more.
 */
function writeCopies(tables: Tables, provider: ProviderRow, service: OutsideEventRow['service']): void {
  for (const { id, status, provider: of, startsAt, endsAt, timeZone } of tables.appointments.all()) {
    if (of.id !== provider.id) continue;
    const copyId = `copy-${service}-${id}`;
    if (isPlanned({ status })) {
      const copy = { id: copyId, providerId: provider.id, service, title: COPY_TITLE, startsAt, endsAt, timeZone };
      tables.outsideEvents.put({ ...copy, isDeleted: false, blockId: null, copyOf: id });
    } else if (status === 'CANCELLED' && tables.outsideEvents.get(copyId)) tables.outsideEvents.remove(copyId);
  }
}
