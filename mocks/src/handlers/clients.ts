import { getClient, listClients } from '@sakina/platform/contract';
import { dateIn } from '../clock.ts';
import { clientFor } from '../rules/client-records.ts';
import { bySessions, isFound, urgencyOf } from '../rules/client-search.ts';
import type { AppointmentRow } from '../store/rows.ts';
import { ApiFailure } from './api-failure.ts';
import { clientOfProvider } from './care/find-client.ts';
import { defineHandler } from './define-handler.ts';
import { appointmentsWith, ownProvider } from './find.ts';

const DEFAULT_LIMIT = 25;

export const listClientsHandler = defineHandler(listClients, (context) => {
  const { tables, now } = context;
  const provider = ownProvider(context);
  if (!provider) return { items: [] };
  const byClient = new Map<string, [AppointmentRow, ...AppointmentRow[]]>();
  for (const row of appointmentsWith(tables, provider.id)) {
    const earlier = byClient.get(row.client.id);
    if (earlier) earlier.push(row);
    else byClient.set(row.client.id, [row]);
  }
  const { q = '', status, sort = 'NAME', after, limit } = context.query;
  const today = dateIn(now, provider.timeZone).toString();
  const items = [...byClient.values()]
    .map((appointments) => clientFor(tables, provider, appointments, now))
    .filter((client) => (status === undefined || client.status === status) && isFound(client, q))
    .map((client) => ({ client, urgency: sort === 'OWED' ? urgencyOf(client, today) : 0 }))
    .toSorted(
      (first, second) =>
        second.urgency - first.urgency ||
        (sort === 'RECENT' ? bySessions(first.client, second.client) : 0) ||
        first.client.displayName.localeCompare(second.client.displayName, 'en'),
    )
    .map(({ client }) => client);
  if (limit === undefined && after === undefined) return { items };
  // A demo practice is small: the cursor is the id of the last client read.
  const start = after === undefined ? 0 : items.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && start === 0)
    throw new ApiFailure(422, 'CURSOR_INVALID', 'This list has changed. Read it again from the start.');
  const page = items.slice(start, start + (limit ?? DEFAULT_LIMIT));
  const last = page.at(-1);
  return { items: page, total: items.length, nextCursor: last && last !== items.at(-1) ? last.id : null };
});

export const getClientHandler = defineHandler(getClient, (context) => {
  const { provider, appointments } = clientOfProvider(context, context.params.id);
  return clientFor(context.tables, provider, appointments, context.now);
});
