import { cancelSeries, moveSeries, previewSeriesCancel, previewSeriesMove } from '@sakina/platform/contract';
import type { SeriesMove, SeriesScope } from '@sakina/platform/contract';
import { iso } from '../../clock.ts';
import { cancellationQuoteOf } from '../../rules/cancellations.ts';
import { membersOf, plannedOf, scopeOf, shifted } from '../../rules/series.ts';
import type { SeriesRow } from '../../rules/series.ts';
import { setMarkOf } from '../../rules/set-mark.ts';
import { tellOfMove, tellOfSession } from '../../rules/tell.ts';
import { ApiFailure, forbidden, notFound } from '../api-failure.ts';
import { saveCancelled } from '../appointment-changes.ts';
import { checkOwnTime } from '../check-own-time.ts';
import { defineHandler } from '../define-handler.ts';
import type { HandlerContext } from '../define-handler.ts';
import { ownAppointment } from '../find.ts';
import { newId } from '../practice/own.ts';
import { saveAndNotify } from '../save-and-notify.ts';

type Context = Pick<HandlerContext<typeof moveSeries>, 'tables' | 'user' | 'now' | 'emit'>;
type Item = SeriesMove['items'][number];

/** A session of a series that is still ahead, and whose side the caller is on. @throws ApiFailure */
function memberOf(context: Context, id: string) {
  const { appointment, side } = ownAppointment(context, id);
  const { series } = appointment;
  if (!series) throw notFound('a series of this session');
  const row: SeriesRow = { ...appointment, series };
  const isOwnAhead = scopeOf(context.tables, row, 'ALL', context.now).ahead.some((member) => member.id === row.id);
  if (!isOwnAhead) throw new ApiFailure(409, 'NOT_CANCELLABLE', 'This session has begun, is over or was canceled.');
  return { row, side };
}

const changed = () =>
  new ApiFailure(409, 'SELECTION_CHANGED', 'These sessions have changed since you looked. Look at them again.');

interface Wish {
  scope: SeriesScope;
  startsAt: string;
  keepOwn: boolean;
}

/** Where each session of the scope goes, and what stands in the way of it. */
function planOf(context: Context, row: SeriesRow, { scope, startsAt, keepOwn }: Wish) {
  const { tables, now } = context;
  const provider = tables.providers.get(row.provider.id);
  const service = provider?.services.find(({ id }) => id === row.service.id);
  if (!provider || !service) throw notFound('this service');
  const { ahead, held } = scopeOf(tables, row, scope, now);
  const own = ahead.filter(({ id, series }) => id !== row.id && series.plannedStartsAt !== undefined);
  const wanted = keepOwn ? ahead.filter((member) => !own.includes(member)) : ahead;
  // A session whose new time is taken stays, and may be in the way of another one: so it is asked until nothing
  // changes.
  const staying = new Set<string>();
  let items: Item[] = [];
  for (let before = -1; before !== staying.size;) {
    before = staying.size;
    const except = wanted.flatMap(({ id }) => (staying.has(id) ? [] : [id]));
    items = wanted.map((member): Item => {
      const to = shifted(plannedOf(member), plannedOf(row), startsAt, provider.timeZone);
      const line = { appointmentId: member.id, startsAt: member.startsAt };
      const there = { startsAt: to, endsAt: iso(Date.parse(to) + service.durationMinutes * 60_000) };
      try {
        const slot = checkOwnTime({ tables, provider, service, startsAt: to, now, except });
        return { ...line, to: slot, outcome: 'FREE', alternatives: [] };
      } catch (failure) {
        if (!(failure instanceof ApiFailure)) throw failure;
        staying.add(member.id);
        const { alternatives = [] } = (failure.details ?? {}) as { alternatives?: Item['alternatives'] };
        return {
          ...line,
          to: there,
          outcome: failure.code === 'SLOT_IN_PAST' ? 'PAST' : 'TAKEN',
          alternatives: [...alternatives],
        };
      }
    });
  }
  const preview: SeriesMove = {
    items,
    own: own.map(({ id, startsAt: at }) => ({ appointmentId: id, startsAt: at })),
    held,
    mark: setMarkOf(
      items.map(({ appointmentId, startsAt: at, to, outcome }) => [appointmentId, at, to.startsAt, outcome]),
    ),
  };
  return preview;
}

/** Only the provider moves a series: a client moves one session at a time. */
function ownSeries(context: Context, id: string): SeriesRow {
  const { row, side } = memberOf(context, id);
  if (side !== 'PROVIDER') throw forbidden('Only the provider can move a series.');
  return row;
}

export const previewSeriesMoveHandler = defineHandler(previewSeriesMove, (context) =>
  planOf(context, ownSeries(context, context.params.id), context.body),
);

/**
 * Splits a series at a session: what comes before ends, what follows is a series of its own that knows where it came
 * from.
 */
function split(context: Context, row: SeriesRow): void {
  const { tables } = context;
  const members = membersOf(tables, row);
  const { position, size, id: previousId } = row.series;
  if (position === members[0]?.series.position) return;
  const id = newId<string>('srs');
  for (const member of members) {
    const { series } = member;
    const next =
      series.position < position
        ? { ...series, size: position - 1 }
        : { ...series, id, previousId, position: series.position - position + 1, size: size - position + 1 };
    tables.appointments.put({ ...member, series: next });
  }
}

export const moveSeriesHandler = defineHandler(moveSeries, (context) => {
  const { tables, user, params, body, now } = context;
  const row = ownSeries(context, params.id);
  const preview = planOf(context, row, body);
  if (preview.mark !== body.mark) throw changed();
  const free = preview.items.filter(({ outcome }) => outcome === 'FREE');
  const stuck = preview.items.filter(({ outcome }) => outcome !== 'FREE');
  if (free.length === 0 || (stuck.length > 0 && body.ifTaken === 'MOVE_NONE'))
    throw new ApiFailure(409, 'SLOT_TAKEN', 'Something else stands on your calendar at that time.', {
      alternatives: stuck[0]?.alternatives ?? [],
    });
  if (body.scope === 'FOLLOWING') split(context, row);
  for (const { appointmentId, to } of stuck) {
    const left = tables.appointments.get(appointmentId);
    if (left?.series) tables.appointments.put({ ...left, series: { ...left.series, plannedStartsAt: to.startsAt } });
  }
  for (const { appointmentId } of body.keepOwn ? preview.own : []) {
    const own = tables.appointments.get(appointmentId);
    if (!own?.series) continue;
    const planned = shifted(own.series.plannedStartsAt ?? own.startsAt, plannedOf(row), body.startsAt, row.timeZone);
    tables.appointments.put({ ...own, series: { ...own.series, plannedStartsAt: planned } });
  }
  const moved = free.flatMap(({ appointmentId, to }) => {
    const standing = tables.appointments.get(appointmentId);
    if (!standing?.series) return [];
    const { plannedStartsAt: _, ...series } = standing.series;
    return [
      saveAndNotify(context, {
        ...standing,
        ...to,
        series,
        rescheduledAt: [...standing.rescheduledAt, iso(now)],
        updatedAt: iso(now),
      }),
    ];
  });
  const [first] = moved;
  const from = preview.items.find(({ appointmentId }) => appointmentId === first?.id)?.startsAt;
  if (first && from !== undefined)
    tellOfMove(tables, first, { by: user.userId, side: 'PROVIDER', at: now, from, sessions: moved.length });
  return { moved, left: stuck.map(({ appointmentId, startsAt }) => ({ appointmentId, startsAt })) };
});

/** The sessions that would be cancelled, each with what it costs the client: nothing where the provider cancels. */
function cancelSetOf(context: Context, id: string, scope: SeriesScope) {
  const { tables, now } = context;
  const { row, side } = memberOf(context, id);
  const { ahead, held } = scopeOf(tables, row, scope, now);
  const items = ahead.map((member) => ({
    appointmentId: member.id,
    startsAt: member.startsAt,
    fee:
      side === 'CLIENT'
        ? cancellationQuoteOf(tables, member, now).fee
        : { amountMinor: 0, currency: member.price.currency },
  }));
  const mark = setMarkOf(items.map(({ appointmentId, startsAt, fee }) => [appointmentId, startsAt, fee.amountMinor]));
  return { set: { items, held, mark }, ahead, side: side === 'CLIENT' ? ('CLIENT' as const) : ('PROVIDER' as const) };
}

export const previewSeriesCancelHandler = defineHandler(
  previewSeriesCancel,
  (context) => cancelSetOf(context, context.params.id, context.body.scope).set,
);

export const cancelSeriesHandler = defineHandler(cancelSeries, (context) => {
  const { tables, user, params, body, now } = context;
  const { set, ahead, side } = cancelSetOf(context, params.id, body.scope);
  if (set.mark !== body.mark) throw changed();
  const cancelled = ahead.map((member, index) => {
    const fee = set.items[index]?.fee ?? { amountMinor: 0, currency: member.price.currency };
    return saveCancelled(context, member, { reason: body.reason, by: side, at: iso(now), fee });
  });
  const [first] = cancelled;
  const act = side === 'CLIENT' ? 'series.cancelByClient' : 'series.cancelByProvider';
  if (first) tellOfSession(tables, act, first, { by: user.userId, at: now, sessions: cancelled.length });
  return { cancelled };
});
