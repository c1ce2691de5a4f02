/** A stretch of hours in wall-clock times `HH:mm`. */
export interface DayHours {
  from: string;
  until: string;
}

/** The last minute of a day. Hours that are kept until then go on up to midnight. */
const LAST_MINUTE = '23:59';
const MIDNIGHT = '00:00';
const DAY_MINUTES = 1440;

/** Minutes from midnight to a time of day `HH:mm`. */
const minutesTo = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Minutes from midnight to the end of hours: those kept until the last minute of a day end at midnight. */
export const closingMinute = (until: string): number => (until === LAST_MINUTE ? DAY_MINUTES : minutesTo(until));

/**
 * Whether hours as they are typed go past midnight: the end is earlier in the day than the start, or is midnight
 * itself.
 */
export const isPastMidnight = ({ from, until }: DayHours): boolean => until !== '' && until < from;

/**
 * Hours as they are kept: those that go past midnight are two parts (docs/rules/calendar.md, Availability), one up to
 * the last minute of their day and one from the start of the next.
 * @returns The part of the day and, where there is one, that of the next day.
 */
export function hoursByMidnight<H extends DayHours>(hours: H): readonly [H] | readonly [H, H] {
  if (!isPastMidnight(hours)) return [hours];
  const evening = { ...hours, until: LAST_MINUTE };
  return hours.until === MIDNIGHT ? [evening] : [evening, { ...hours, from: MIDNIGHT }];
}

/**
 * The hours of a date, none of which goes past midnight: its own up to the end of the day, and what the hours of the
 * date before have after it. The one rule for usual weeks and for single dates, whose hours are kept as they were
 * typed.
 * @param own The hours of the date.
 * @param before The hours of the date before, where they are kept as they were typed.
 */
export function hoursOfDate<H extends DayHours>(own: readonly H[], before: readonly H[]): readonly H[] {
  const mornings = before.flatMap((hours) => hoursByMidnight(hours)[1] ?? []);
  return [...mornings, ...own.map((hours) => hoursByMidnight(hours)[0])];
}

/** Hours of a day of the week, 1 Monday to 7 Sunday. */
export interface WeekdayHours extends DayHours {
  dayOfWeek: number;
  modes: readonly string[];
}

const isMorningOf = (morning: WeekdayHours, evening: WeekdayHours) =>
  morning.from === MIDNIGHT &&
  morning.dayOfWeek === (evening.dayOfWeek % 7) + 1 &&
  morning.modes.join() === evening.modes.join();

/**
 * Weekly hours as they are read: two parts that meet at midnight and offer the same ways of meeting are one stretch of
 * the first day, whose end is earlier in the day than its start. Hours of a whole day stay as they are, for they would
 * never end.
 */
export function hoursAcrossMidnight<S extends WeekdayHours>(slots: readonly S[]): S[] {
  const ends = new Map<S, S>();
  for (const evening of slots) {
    if (evening.until !== LAST_MINUTE || evening.from === MIDNIGHT) continue;
    const morning = slots.find((slot) => isMorningOf(slot, evening) && slot.until <= evening.from);
    if (morning) ends.set(evening, morning);
  }
  const taken = new Set(ends.values());
  return slots.flatMap((slot) => {
    if (taken.has(slot)) return [];
    const morning = ends.get(slot);
    return [morning ? { ...slot, until: morning.until } : slot];
  });
}
