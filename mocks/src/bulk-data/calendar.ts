import { fromAbsolute } from '@internationalized/date';
import { dateIn, iso, isoWeekday } from '../clock.ts';
import { countries } from './name-pools.ts';

/** Minutes of a day. */
export const DAY = 1440;

/** Weeks for which a weekly hour of a provider keeps the same few clients. */
export const ERA_WEEKS = 16;
export const ERAS = 7;
const ERA_DAYS = ERA_WEEKS * 7;
/** How many days back the sessions begin: two years. */
const FIRST_DAYS_AGO = 728;
/** Two clock changes are further apart than this, in every country of the data. */
const STEP_DAYS = 28;

/** Times are whole minutes since 1970, days are days since 1970, both UTC. */
export interface BulkCalendar {
  /** The moment around which the data is generated. */
  now: number;
  today: number;
  /** The Monday with which an era begins. */
  eraStart: (era: number) => number;
  /** The minute of a wall-clock time on a day, in the zone of a country. */
  minuteAt: (country: number, day: number, minuteOfDay: number) => number;
}

export const isoOf = (minute: number) => iso(minute * 60_000);
export const minuteOf = (instant: string) => Math.floor(Date.parse(instant) / 60_000);

/** The days of the generated sessions around a moment. */
export function bulkCalendar(at: Date): BulkCalendar {
  const now = Math.floor(at.getTime() / 60_000);
  const today = Math.floor(now / DAY);
  const firstMonday = today - (isoWeekday(dateIn(at, 'UTC')) - 1) - FIRST_DAYS_AGO;
  const offsets = new Map<number, Int16Array>();

  /**
   * Minutes by which a zone is ahead of UTC on a day, taken at noon UTC, when every clock change of that day has
   * happened.
   */
  function offsetAt(zone: string, day: number): number {
    return fromAbsolute((day * DAY + DAY / 2) * 60_000, zone).offset / 60_000;
  }

  /**
   * The offsets of a zone on every day: sampled every fourth week, then searched for the day of a change in between.
   */
  function offsetsIn(zone: string): Int16Array {
    const days = new Int16Array(ERAS * ERA_DAYS);
    let before = offsetAt(zone, firstMonday);
    for (let from = 0; from < days.length; from += STEP_DAYS) {
      const after = offsetAt(zone, firstMonday + from + STEP_DAYS);
      let [low, high] = [from, from + STEP_DAYS];
      while (after !== before && high - low > 1) {
        const middle = (low + high) >> 1;
        if (offsetAt(zone, firstMonday + middle) === before) low = middle;
        else high = middle;
      }
      days.fill(before, from, high).fill(after, high, from + STEP_DAYS);
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
    now,
    today,
    eraStart: (era) => firstMonday + era * ERA_DAYS,
    minuteAt: (country, day, minuteOfDay) => day * DAY + minuteOfDay - offsetOn(country, day),
  };
}
