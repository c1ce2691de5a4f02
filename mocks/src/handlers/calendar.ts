import { listCalendarEvents } from '@sakina/platform/contract';
import { invalid } from './api-failure.ts';
import { defineHandler } from './define-handler.ts';
import { appointmentsWith, byStart, ownProvider } from './find.ts';
import { overlaps, spanOf } from '../rules/busy.ts';

export const calendarEvents = defineHandler(listCalendarEvents, (context) => {
  const { start, end } = context.query;
  const asked = { start: Date.parse(start), end: Date.parse(end) };
  if (asked.end <= asked.start) throw invalid({ end: 'The end has to come after the start.' });
  const provider = ownProvider(context);
  if (!provider) return { items: [] };
  const sessions = appointmentsWith(context.tables, provider.id)
    .filter((row) => row.status !== 'CANCELLED')
    .map((row) => ({
      id: `evt-${row.id}`, kind: 'APPOINTMENT' as const, title: row.client.displayName,
      startsAt: row.startsAt, endsAt: row.endsAt, timeZone: row.timeZone, appointmentId: row.id,
    }));
  const blocks = context.tables.blocks.all().filter((row) => row.providerId === provider.id).map((row) => ({ ...row, appointmentId: null }));
  return { items: byStart([...sessions, ...blocks].filter((event) => overlaps(spanOf(event), asked))) };
});
