import { getClient, listClients } from '@sakina/platform/contract';
import { clientFor } from '../rules/client-records.ts';
import type { AppointmentRow } from '../store/rows.ts';
import { clientOfProvider } from './care/find-client.ts';
import { defineHandler } from './define-handler.ts';
import { appointmentsWith, ownProvider } from './find.ts';

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
  const items = [...byClient.values()].map((appointments) => clientFor(tables, provider, appointments, now));
  return { items: items.toSorted((first, second) => first.displayName.localeCompare(second.displayName, 'en')) };
});

export const getClientHandler = defineHandler(getClient, (context) => {
  const { provider, appointments } = clientOfProvider(context, context.params.id);
  return clientFor(context.tables, provider, appointments, context.now);
});
