import * as v from 'valibot';
import { forbidden, invalid, invalidCursor, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { calendarEvent } from '../schemas/appointment.ts';
import { count, cursorQuery, instant, searchLength, timeZone } from '../schemas/common.ts';
import { client, dashboardStats } from '../schemas/session.ts';

export const listCalendarEvents = defineOperation({
  id: 'CALL-8',
  name: 'calendar.events',
  method: 'GET',
  path: '/v1/calendar/events',
  summary: 'What stands on the provider’s calendar between two instants.',
  access: 'provider',
  query: v.object({ start: instant, end: instant }),
  response: v.object({ items: v.array(calendarEvent) }),
  errors: [unauthenticated, forbidden, invalid],
});

export const listClients = defineOperation({
  id: 'CALL-16',
  name: 'clients.list',
  method: 'GET',
  path: '/v1/providers/clients',
  summary: 'The provider’s clients, by name: all of them, or in pieces where a limit is given.',
  access: 'provider',
  query: v.object({
    ...cursorQuery,
    /** Words from a name, a preferred name or an address, in any script. */
    q: v.optional(v.pipe(v.string(), v.maxLength(searchLength.max))),
    status: v.optional(v.picklist(['ACTIVE', 'DISCHARGED'])),
    /**
     * By name, those first to whom most is owed, or those first who were seen last; whoever has not been seen yet comes
     * after them by their next session. @default NAME
     */
    sort: v.optional(v.picklist(['NAME', 'OWED', 'RECENT'])),
  }),
  response: v.object({
    items: v.array(client),
    /** How many match. */
    total: v.optional(count),
    /** What the next call hands back as `after`; null at the end. */
    nextCursor: v.optional(v.nullable(v.string())),
  }),
  errors: [unauthenticated, forbidden, invalid, invalidCursor],
});

export const getClient = defineOperation({
  id: 'CALL-17',
  name: 'clients.get',
  method: 'GET',
  path: '/v1/providers/clients/:id',
  summary: 'One client of the provider.',
  access: 'provider',
  response: client,
  errors: [unauthenticated, forbidden, notFound],
});

export const getDashboardStats = defineOperation({
  id: 'CALL-37',
  name: 'providers.dashboardStats',
  method: 'GET',
  path: '/v1/providers/dashboard/stats',
  summary: 'Figures of the provider’s home.',
  access: 'provider',
  query: v.object({
    /**
     * The zone whose day `sessionsToday` counts, so that the figure agrees with a list of the reader’s day. @default
     * the provider’s
     */
    timeZone: v.optional(timeZone),
  }),
  response: dashboardStats,
  errors: [unauthenticated, forbidden, invalid],
});
