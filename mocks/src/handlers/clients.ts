import { getClient, listClients } from '@sakina/platform/contract';
import { dateIn } from '../clock.ts';
import type { AppointmentRow, ProviderRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import { notFound } from './api-failure.ts';
import { defineHandler } from './define-handler.ts';
import { appointmentsWith, ownProvider } from './find.ts';

function clientRecord(tables: Tables, provider: ProviderRow, appointments: readonly AppointmentRow[], now: Date) {
  const first = appointments[0];
  if (!first) throw notFound('this client');
  const { client } = first;
  const completed = appointments.filter((row) => row.status === 'COMPLETED');
  const next = appointments.find((row) => row.status === 'IN_PROGRESS' || ((row.status === 'CONFIRMED' || row.status === 'PENDING') && Date.parse(row.startsAt) > now.getTime()));
  const notes = tables.notes.all().filter((note) => note.providerId === provider.id && note.client.id === client.id);
  const earliest = appointments.reduce((least, row) => (row.createdAt < least ? row.createdAt : least), first.createdAt);
  return {
    ...client,
    email: tables.people.get(client.id)?.email ?? 'client@demo.test',
    since: dateIn(earliest, provider.timeZone).toString(),
    lastSessionAt: completed.at(-1)?.startsAt ?? null,
    nextSessionAt: next?.startsAt ?? null,
    sessionCount: completed.length,
    unsignedNotes: notes.filter((note) => note.status === 'DRAFT').length,
  };
}

export const clientList = defineHandler(listClients, (context) => {
  const provider = ownProvider(context);
  if (!provider) return { items: [] };
  const all = appointmentsWith(context.tables, provider.id);
  const clientIds = [...new Set(all.map((row) => row.client.id))];
  const items = clientIds.map((id) => clientRecord(context.tables, provider, all.filter((row) => row.client.id === id), context.now));
  return { items: items.toSorted((first, second) => first.displayName.localeCompare(second.displayName, 'en')) };
});

export const oneClient = defineHandler(getClient, (context) => {
  const provider = ownProvider(context);
  const rows = appointmentsWith(context.tables, provider?.id).filter((row) => row.client.id === context.params.id);
  if (!provider || rows.length === 0) throw notFound('this client');
  return clientRecord(context.tables, provider, rows, context.now);
});
