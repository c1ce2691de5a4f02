import { fromAbsolute } from '@internationalized/date';
import { dateIn, iso, isoWeekday } from '../clock.ts';
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

/** The days of the crowd's sessions around a moment. */
export function crowdCalendar(at: Date): CrowdCalendar {
  const now = Math.floor(at.getTime() / 60_000);
  const today = Math.floor(now / DAY);
  const firstMonday = today - (isoWeekday(dateIn(at, 'UTC')) - 1) - FIRST_DAYS_AGO;
  const offsets = new Map<number, Int16Array>();

  /** Minutes by which a zone is ahead of UTC on a day: at noon UTC every clock of the crowd's countries that changes that day has changed. */
  function offsetAt(zone: string, day: number): number {
    return fromAbsolute((day * DAY + DAY / 2) * 60_000, zone).offset / 60_000;
  }

  /** The offsets of a zone on every day: asked for every fourth week, and where the clock changed between, until the day is found. */
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
