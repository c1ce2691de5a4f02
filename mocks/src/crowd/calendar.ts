import { CalendarDate } from '@internationalized/date';
import { dateIn, iso, isoWeekday, wallTime } from '../clock.ts';
import { countries } from './name-pools.ts';

/** Minutes of a day. */
export const DAY = 1440;

/** Weeks that one hour of a provider's week is given to the same few clients. */
export const ERA_WEEKS = 16;
export const ERAS = 7;
const ERA_DAYS = ERA_WEEKS * 7;
/** Days before the first day on which the crowd's sessions begin: two years. */
const FIRST_DAYS_AGO = 728;
/** Between two changes of a clock lie more days than these, in every country of the crowd. */
const STEP_DAYS = 28;

/** Times are whole minutes since 1970, days are days since 1970, both UTC. */
export interface CrowdCalendar {
  /** The moment around which the crowd is laid. */
  now: number;
  today: number;
  /** The Monday with which an era begins. */
  eraStart: (era: number) => number;
  /** The minute of a wall-clock time on a day, in the zone of a country. */
  minuteAt: (country: number, day: number, minuteOfDay: number) => number;
}

export const isoOf = (minute: number) => iso(minute * 60_000);
export const minuteOf = (instant: string) => Math.floor(Date.parse(instant) / 60_000);

function dateOf(day: number): CalendarDate {
  const date = new Date(day * DAY * 60_000);
  return new CalendarDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

/** The days of the crowd's sessions around a moment. */
export function crowdCalendar(at: Date): CrowdCalendar {
  const now = Math.floor(at.getTime() / 60_000);
  const today = Math.floor(now / DAY);
  const firstMonday = today - (isoWeekday(dateIn(at, 'UTC')) - 1) - FIRST_DAYS_AGO;
  const offsets = new Map<number, Int16Array>();

  /** Minutes by which a zone is ahead of UTC at a day's noon. */
  function offsetAtNoon(zone: string, day: number): number {
    return day * DAY + DAY / 2 - Math.floor(wallTime(dateOf(day), '12:00', zone).getTime() / 60_000);
  }

  /** The offsets of a zone on every day: asked for every fourth week, and day by day only where the clock changed between. */
  function offsetsIn(zone: string): Int16Array {
    const days = new Int16Array(ERAS * ERA_DAYS);
    let before = offsetAtNoon(zone, firstMonday);
    for (let from = 0; from < days.length; from += STEP_DAYS) {
      const after = offsetAtNoon(zone, firstMonday + from + STEP_DAYS);
      if (after === before) days.fill(after, from, from + STEP_DAYS);
      else for (let day = from; day < from + STEP_DAYS; day += 1) days[day] = offsetAtNoon(zone, firstMonday + day);
      before = after;
    }
    return days;
  }

  function offsetOn(country: number, day: number): number {
    let days = offsets.get(country);
    if (!days) offsets.set(country, (days = offsetsIn(countries[country]?.[1] ?? 'UTC')));
    return days[day - firstMonday] ?? 0;
  }

  return {
    now, today,
    eraStart: (era) => firstMonday + era * ERA_DAYS,
    minuteAt: (country, day, minuteOfDay) => day * DAY + minuteOfDay - offsetOn(country, day),
  };
}
