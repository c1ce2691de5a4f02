import {
  authorizeCalendar,
  calendarService,
  connectCalendar,
  createCalendarBlock,
  disconnectCalendar,
  is,
  listCalendars,
  removeCalendarBlock,
} from '@sakina/platform/contract';
import type { CalendarConnection, CalendarService, ProviderId } from '@sakina/platform/contract';
import { addMinutes, iso } from '../../clock.ts';
import { bookedEvents, eventOfBlock, eventsIn } from '../../rules/calendar.ts';
import { signInCodeOf, signInPathOf } from '../../service-sign-in.ts';
import type { Tables } from '../../store/table.ts';
import { ApiFailure, invalid, notFound } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import type { HandlerContext } from '../define-handler.ts';
import { ownProvider } from '../find.ts';
import { refuseConflicts } from './calendar-conflict.ts';
import { newId, requireFeature, requireProvider } from './own.ts';

export const connectionId = (providerId: ProviderId, service: CalendarService) => `${providerId} ${service}`;

/** Minutes between two automatic synchronisations. */
const SYNC_MINUTES = 24 * 60;

/** The calendar service of a path parameter. @throws ApiFailure 404 */
export function serviceOf(id: string): CalendarService {
  if (!is(calendarService, id)) throw notFound('this calendar');
  return id;
}

/** A calendar as its provider sees it, connected or not. */
export function connectionOf(tables: Tables, providerId: ProviderId, service: CalendarService): CalendarConnection {
  const row = tables.calendarConnections.get(connectionId(providerId, service));
  const imported = tables.outsideEvents
    .all()
    .filter((event) => event.providerId === providerId && event.service === service && event.blockId !== null);
  const { signIn: _signIn, ...shown } = row ?? {};
  const none = {
    status: 'NOT_CONNECTED' as const,
    account: null,
    writesSessions: false,
    connectedAt: null,
    lastSyncedAt: null,
  };
  const nextSyncAt =
    row?.status === 'CONNECTED' && row.lastSyncedAt ? iso(addMinutes(row.lastSyncedAt, SYNC_MINUTES)) : null;
  return { ...none, ...shown, id: service, nextSyncAt, eventCount: imported.length };
}

export const listCalendarsHandler = defineHandler(listCalendars, (context) => {
  const provider = ownProvider(context);
  return {
    items: provider ? calendarService.options.map((service) => connectionOf(context.tables, provider.id, service)) : [],
  };
});

/** Minutes in which a sign-in has to come back with its code. */
const SIGN_IN_MINUTES = 10;

/** The calendar that a sign-in is for, not connected now. @throws ApiFailure 409 CALENDAR_CONNECTED */
function toConnect(context: Pick<HandlerContext<typeof connectCalendar>, 'tables' | 'user' | 'params'>) {
  requireFeature(context.user, 'api_integrations');
  const service = serviceOf(context.params.id);
  const provider = requireProvider(context);
  const id = connectionId(provider.id, service);
  const row = context.tables.calendarConnections.get(id);
  if (row?.status === 'CONNECTED')
    throw new ApiFailure(409, 'CALENDAR_CONNECTED', 'This calendar is connected already.');
  return { id, service, provider, row };
}

export const authorizeCalendarHandler = defineHandler(authorizeCalendar, (context) => {
  const { id, service, provider, row } = toConnect(context);
  const { tables, body, now } = context;
  const none = {
    status: 'NOT_CONNECTED' as const,
    account: null,
    writesSessions: false,
    connectedAt: null,
    lastSyncedAt: null,
  };
  const signIn = { startedAt: iso(now), writesSessions: body.writesSessions };
  tables.calendarConnections.put({ ...none, ...row, id, service, providerId: provider.id, signIn });
  return { url: signInPathOf(service) };
});

export const connectCalendarHandler = defineHandler(connectCalendar, (context) => {
  const { tables, user, body, now } = context;
  const { id, service, provider, row } = toConnect(context);
  const signIn = row?.signIn;
  if (!signIn || now > addMinutes(signIn.startedAt, SIGN_IN_MINUTES))
    throw new ApiFailure(409, 'SIGN_IN_REFUSED', 'This login was not started here, or took too long. Start it again.');
  if (body.authorizationCode !== signInCodeOf(service))
    throw new ApiFailure(409, 'SIGN_IN_REFUSED', 'The service does not confirm this login. Start it again.');
  tables.calendarConnections.put({
    id,
    service,
    providerId: provider.id,
    status: 'CONNECTED',
    account: user.email,
    writesSessions: body.writesSessions ?? signIn.writesSessions,
    connectedAt: iso(now),
    lastSyncedAt: null,
  });
  return connectionOf(tables, provider.id, service);
});

export const disconnectCalendarHandler = defineHandler(disconnectCalendar, (context) => {
  const { tables } = context;
  const service = serviceOf(context.params.id);
  const provider = requireProvider(context);
  const row = tables.calendarConnections.get(connectionId(provider.id, service));
  if (!row || row.status === 'NOT_CONNECTED') throw notFound('a connection to this calendar');
  for (const event of tables.outsideEvents.all()) {
    if (event.providerId !== provider.id || event.service !== service || event.blockId === null) continue;
    tables.blocks.remove(event.blockId);
    tables.outsideEvents.put({ ...event, blockId: null });
  }
  tables.calendarConnections.remove(connectionId(provider.id, service));
  return connectionOf(tables, provider.id, service);
});

export const createCalendarBlockHandler = defineHandler(createCalendarBlock, (context) => {
  const { tables, body } = context;
  const provider = requireProvider(context);
  const span = { start: Date.parse(body.startsAt), end: Date.parse(body.endsAt) };
  if (span.end <= span.start) throw invalid({ endsAt: 'The end has to come after the start.' });
  if (span.end - span.start > LONGEST_MS) throw invalid({ endsAt: 'At most 31 days can be kept free at once.' });
  refuseConflicts(eventsIn(bookedEvents(tables, provider), span));
  const block = tables.blocks.put({
    id: newId('blk'),
    providerId: provider.id,
    kind: 'BLOCK',
    title: body.title,
    startsAt: iso(span.start),
    endsAt: iso(span.end),
    timeZone: provider.timeZone,
  });
  return eventOfBlock(block);
});

const LONGEST_MS = 31 * 86_400_000;

export const removeCalendarBlockHandler = defineHandler(removeCalendarBlock, (context) => {
  const { tables, params } = context;
  const block = tables.blocks.get(params.id);
  if (!block) throw notFound('this entry of the calendar');
  const provider = requireProvider(context);
  const isOfGroup = bookedEvents(tables, provider).some((event) => event.id === block.id);
  if (block.kind !== 'BLOCK' || isOfGroup)
    throw new ApiFailure(409, 'NOT_A_BLOCK', 'This came from another calendar or belongs to a group. Remove it there.');
  tables.blocks.remove(block.id);
  return eventOfBlock(block);
});
