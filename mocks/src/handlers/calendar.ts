import { listCalendarEvents } from '@sakina/platform/contract';
import { calendarOf, cancelledEvents, eventsIn } from '../rules/calendar.ts';
import { invalid } from './api-failure.ts';
import { defineHandler } from './define-handler.ts';
import { byStart, ownProvider } from './find.ts';

export const listCalendarEventsHandler = defineHandler(listCalendarEvents, (context) => {
  const { start, end } = context.query;
  const asked = { start: Date.parse(start), end: Date.parse(end) };
  if (asked.end <= asked.start) throw invalid({ end: 'The end has to come after the start.' });
  const provider = ownProvider(context);
  if (!provider) return { items: [] };
  const events = [...calendarOf(context.tables, provider), ...cancelledEvents(context.tables, provider)];
  return { items: byStart(eventsIn(events, asked)) };
});
