import {
  cancelChosenSessions,
  cancelManySessions,
  MOST_CANCELLED,
  previewChosenCancel,
  previewSessionCancel,
} from '@sakina/platform/contract';
import type { AdminSession, CancelScope } from '@sakina/platform/contract';
import { isPlanned } from '@sakina/platform/domain';
import { dateIn, iso, plusDays, wallTime } from '../../clock.ts';
import type { Tables } from '../../store/table.ts';
import { ApiFailure } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { searchSessions } from './session-search.ts';
import { cancelForPlatform, refundOf, markOfSessions } from './session-cancel.ts';
import { comingSession, sessionInScope } from './sessions.ts';

/** All sessions that the provider still has on the day of one of them, by its zone, the earliest first. */
function dayOf(tables: Tables, { provider, startsAt, timeZone }: AdminSession): AdminSession[] {
  const day = dateIn(startsAt, timeZone);
  const { items } = searchSessions(
    tables,
    {
      q: provider.id,
      from: iso(wallTime(day, '00:00', timeZone)),
      to: iso(wallTime(plusDays(day, 1), '00:00', timeZone)),
      status: ['CONFIRMED', 'PENDING'],
      sort: 'startsAt',
      direction: 'asc',
    },
    { limit: MOST_CANCELLED },
  );
  return items.filter((session) => session.provider.id === provider.id);
}

function setOf(context: Parameters<typeof comingSession>[0], id: string, scope: CancelScope) {
  const session = comingSession(context, id);
  const day = dayOf(context.tables, session);
  return { day, chosen: scope === 'ONE' ? [session] : day };
}

/** A session as a preview shows it. */
const itemOf = (tables: Tables, session: AdminSession) => ({
  id: session.id,
  startsAt: session.startsAt,
  clientName: session.client.displayName,
  providerName: session.provider.displayName,
  refund: refundOf(tables, session),
});

export const previewSessionCancelHandler = defineHandler(previewSessionCancel, (context) => {
  const { tables, params, body } = context;
  const { day, chosen } = setOf(context, params.id, body.scope);
  return {
    items: chosen.map((session) => itemOf(tables, session)),
    dayCount: day.length,
    mark: markOfSessions(chosen),
  };
});

export const cancelManySessionsHandler = defineHandler(cancelManySessions, (context) => {
  const { params, body } = context;
  const { chosen } = setOf(context, params.id, body.scope);
  if (markOfSessions(chosen) !== body.mark)
    throw new ApiFailure(409, 'SELECTION_CHANGED', 'These sessions have changed since you looked. Look at them again.');
  for (const session of chosen) cancelForPlatform(context, session, body.reason);
  return { cancelled: chosen.map(({ id }) => id) };
});

/** Those of the chosen sessions that are still ahead, the earliest first, and how many are not. @throws ApiFailure */
function chosenOf(context: Parameters<typeof sessionInScope>[0], ids: readonly string[]) {
  const sessions = [...new Set(ids)].map((id) => sessionInScope(context, id));
  const coming = sessions
    .filter(isPlanned)
    .toSorted((first, second) => Date.parse(first.startsAt) - Date.parse(second.startsAt));
  return { coming, left: sessions.length - coming.length };
}

export const previewChosenCancelHandler = defineHandler(previewChosenCancel, (context) => {
  const { coming, left } = chosenOf(context, context.body.ids);
  return { items: coming.map((session) => itemOf(context.tables, session)), left, mark: markOfSessions(coming) };
});

export const cancelChosenSessionsHandler = defineHandler(cancelChosenSessions, (context) => {
  const { body } = context;
  const { coming } = chosenOf(context, body.ids);
  if (coming.length === 0 || markOfSessions(coming) !== body.mark)
    throw new ApiFailure(409, 'SELECTION_CHANGED', 'These sessions have changed since you looked. Look at them again.');
  for (const session of coming) cancelForPlatform(context, session, body.reason);
  return { cancelled: coming.map(({ id }) => id) };
});
