import * as v from 'valibot';
import { forbidden, invalid, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { calendarEvent } from '../schemas/appointment.ts';
import { instant } from '../schemas/common.ts';
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
  summary: 'The provider’s clients, by name.',
  access: 'provider',
  response: v.object({ items: v.array(client) }),
  errors: [unauthenticated, forbidden],
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
  response: dashboardStats,
  errors: [unauthenticated, forbidden],
});
