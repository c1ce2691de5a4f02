import type { Slot } from '@sakina/platform/contract';
import { dateIn, formatTime } from '@sakina/platform/format';
import type { TimeSpan } from './opening.ts';
import { slotAt } from './slot-days.ts';

/** How a session is repeated. */
export interface Repeat {
  everyWeeks: 1 | 2;
  /** How many sessions in all, the first one counted. */
  count: number;
}

/** One further date of a series. */
export interface SeriesDate {
  /** The date in the provider's zone, `YYYY-MM-DD`; unique in a series. */
  date: string;
  /** The same time of day on that date where it is open, else null. */
  wanted: TimeSpan | null;
  /** The nearest open times, on that day and the days around it. */
  alternatives: readonly TimeSpan[];
  /** What will be booked; null leaves the date out. */
  chosen: TimeSpan | null;
  /** The user's clock shows another time than at the first session, because clocks change in between. */
  isShifted: boolean;
}

/** Choices for single dates: another start, or null to leave the date out. */
export type SeriesPicks = Readonly<Record<string, string | null>>;

const DAY_MS = 86_400_000;
/** Maximum distance of an alternative from the wanted time. */
const NEAR_MS = 2 * DAY_MS;
const MOST_ALTERNATIVES = 4;

interface Plan {
  first: TimeSpan;
  repeat: Repeat;
  picks: SeriesPicks;
  /** All open times that can be booked. */
  slots: readonly Slot[];
  /** The provider's zone; the series keeps the time of day there. */
  providerZone: string;
  /** The user's zone. */
  timeZone: string;
}

/**
 * The further dates of a series, at the same time of day in the provider's zone. Dates that cannot be booked yet are
 * omitted.
 */
export function planSeries({ first, repeat, picks, slots, providerZone, timeZone }: Plan): SeriesDate[] {
  const clock = (instant: string, zone: string) => formatTime(instant, { locale: 'en-GB', timeZone: zone });
  const firstDate = dateIn(first.startsAt, providerZone);
  const last = slots.reduce((latest, slot) => Math.max(latest, Date.parse(slot.startsAt)), 0);
  const dates: SeriesDate[] = [];
  for (let index = 1; index < repeat.count; index += 1) {
    const date = addDays(firstDate, index * repeat.everyWeeks * 7);
    const about = Date.parse(first.startsAt) + index * repeat.everyWeeks * 7 * DAY_MS;
    if (about > last + DAY_MS) break;
    const slot = slots.find(
      ({ startsAt }) =>
        dateIn(startsAt, providerZone) === date &&
        clock(startsAt, providerZone) === clock(first.startsAt, providerZone),
    );
    const wanted = slot ? spanOf(slot) : null;
    const alternatives = nearest(slots, about);
    const pick = picks[date];
    const picked = pick ? slotAt(slots, pick) : undefined;
    const chosen = pick === null ? null : picked ? spanOf(picked) : wanted;
    const isShifted = wanted !== null && clock(wanted.startsAt, timeZone) !== clock(first.startsAt, timeZone);
    dates.push({ date, wanted, alternatives, chosen, isShifted });
  }
  return dates;
}

const spanOf = ({ startsAt, endsAt }: Slot): TimeSpan => ({ startsAt, endsAt });

function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The open times nearest to a moment, in chronological order. @param at Epoch milliseconds. */
function nearest(slots: readonly Slot[], at: number): TimeSpan[] {
  const distance = (slot: Slot) => Math.abs(Date.parse(slot.startsAt) - at);
  return slots
    .filter((slot) => distance(slot) > 0 && distance(slot) <= NEAR_MS)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, MOST_ALTERNATIVES)
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
    .map(spanOf);
}
