import { listCalendarConflicts, resolveCalendarConflict } from '@sakina/platform/contract';
import { spanOf } from '../../rules/busy.ts';
import { bookedEvents, eventOfBlock, eventsIn } from '../../rules/calendar.ts';
import { notFound } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { byStart, ownProvider } from '../find.ts';

export const listCalendarConflictsHandler = defineHandler(listCalendarConflicts, (context) => {
  const { tables, now } = context;
  const provider = ownProvider(context);
  if (!provider) return { items: [] };
  const agreed = bookedEvents(tables, provider);
  const open = tables.blocks
    .all()
    .filter(
      (row) =>
        row.providerId === provider.id &&
        row.kind === 'EXTERNAL' &&
        row.decision === undefined &&
        Date.parse(row.endsAt) > now.getTime(),
    );
  return {
    items: byStart(open).flatMap((row) =>
      eventsIn(agreed, spanOf(row)).map((conflictsWith) => ({ event: eventOfBlock(row), conflictsWith })),
    ),
  };
});

export const resolveCalendarConflictHandler = defineHandler(resolveCalendarConflict, (context) => {
  const { tables, params, body } = context;
  const block = tables.blocks.get(params.id);
  if (block?.kind !== 'EXTERNAL') throw notFound('this entry of the calendar');
  const isBusy = body.resolution !== 'IGNORE_EVENT';
  return eventOfBlock(tables.blocks.put({ ...block, decision: body.resolution, isBusy }));
});
