import type { AppointmentSeries, SeriesScope } from '@sakina/platform/contract';
import { isPlanned } from '@sakina/platform/domain';
import { dateIn, iso, plusDays, wallTime } from '../clock.ts';
import type { AppointmentRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';

const DAY = 86_400_000;

/** A session that is in a series. */
export type SeriesRow = AppointmentRow & { series: AppointmentSeries };

const isOf = (row: AppointmentRow, id: string): row is SeriesRow => row.series?.id === id;

/** All sessions of a series, by their place in it. */
export function membersOf(tables: Tables, { series }: SeriesRow): SeriesRow[] {
  return tables.appointments
    .all()
    .filter((row): row is SeriesRow => isOf(row, series.id))
    .toSorted((first, second) => first.series.position - second.series.position);
}

/**
 * The sessions that a change of one of them is about. Those from it on are counted by their place in the series, which
 * a move keeps; what has begun, is over or was cancelled never changes (docs/rules/calendar.md, Recurring sessions).
 */
export function scopeOf(tables: Tables, row: SeriesRow, scope: SeriesScope, now: Date) {
  const wanted = membersOf(tables, row).filter(
    ({ series }) => scope === 'ALL' || series.position >= row.series.position,
  );
  const ahead = wanted.filter((member) => isPlanned(member) && Date.parse(member.startsAt) > now.getTime());
  return { ahead, held: wanted.length - ahead.length };
}

/** Where the series has a session, wherever it was moved by itself. */
export const plannedOf = ({ series, startsAt }: SeriesRow) => series.plannedStartsAt ?? startsAt;

/** A session's place in its series after it was moved by itself: the series keeps where it was planned. */
export function placeAfterMove(series: AppointmentSeries, from: string, to: string): AppointmentSeries {
  const { plannedStartsAt = from, ...rest } = series;
  return Date.parse(plannedStartsAt) === Date.parse(to) ? rest : { ...rest, plannedStartsAt };
}

/**
 * Moves a start as another one is moved: by as many days, to the same time of day in the provider's zone, whatever the
 * clocks do in between.
 */
export function shifted(start: string, from: string, to: string, timeZone: string): string {
  const dayOf = (instant: string) => dateIn(instant, timeZone);
  const days = (Date.parse(dayOf(to).toString()) - Date.parse(dayOf(from).toString())) / DAY;
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return iso(wallTime(plusDays(dayOf(start), days), time.format(new Date(to)), timeZone));
}
