import { listCalendarConflicts, resolveCalendarConflict } from '@sakina/platform/contract';
import { eventOfBlock, openConflicts } from '../../rules/calendar.ts';
import { notFound } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { ownProvider } from '../find.ts';

export const listCalendarConflictsHandler = defineHandler(listCalendarConflicts, (context) => {
  const provider = ownProvider(context);
  return { items: provider ? openConflicts(context.tables, provider, context.now) : [] };
});

export const resolveCalendarConflictHandler = defineHandler(resolveCalendarConflict, (context) => {
  const { tables, params, body } = context;
  const block = tables.blocks.get(params.id);
  if (block?.kind !== 'EXTERNAL') throw notFound('this entry of the calendar');
  const isBusy = body.resolution !== 'IGNORE_EVENT';
  return eventOfBlock(tables.blocks.put({ ...block, decision: body.resolution, isBusy }));
});
