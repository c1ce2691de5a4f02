import { hoursAcrossMidnight, hoursByMidnight, isPastMidnight } from '@sakina/platform/domain';
import type { Availability, AvailabilitySlot, BookingRules, SessionMode } from '@sakina/platform/contract';

/** A stretch of hours as it is typed: a time may still be empty. `key` names it on the page alone. */
export interface HourRange {
  key: string;
  /** `HH:mm`, or empty. An end before the start is one of the next day. */
  from: string;
  until: string;
  modes: readonly SessionMode[];
}

/** A date with its own hours; none is a day off. */
export interface ExceptionDraft {
  key: string;
  /** `YYYY-MM-DD`, or empty. */
  date: string;
  ranges: readonly HourRange[];
  reason: string;
}

/** Days of the week, ISO 8601: Monday is 1, Sunday 7. */
export const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Day = (typeof DAYS)[number];

/** Everything that the page changes. */
export interface HoursDraft {
  week: Readonly<Record<Day, readonly HourRange[]>>;
  exceptions: readonly ExceptionDraft[];
  rules: BookingRules;
}

/** A week from the hours of each of its days. */
export function weekOf(hoursOf: (day: Day) => readonly HourRange[]): HoursDraft['week'] {
  return {
    1: hoursOf(1),
    2: hoursOf(2),
    3: hoursOf(3),
    4: hoursOf(4),
    5: hoursOf(5),
    6: hoursOf(6),
    7: hoursOf(7),
  };
}

let made = 0;
/** A name for a row, unique while the page is open. */
export function newKey(): string {
  made += 1;
  return `row-${made}`;
}

const BOTH: readonly SessionMode[] = ['ONLINE', 'IN_PERSON'];

/**
 * What the provider’s hours look like as a form.
 * @param offered The ways of meeting that the profile offers; the server takes no hours for another one, which would
 *   keep every change from being saved. Hours that have none left are shown to be mended: nothing that was typed is
 *   dropped.
 */
export function draftOf(
  slots: Availability['slots'],
  exceptions: Availability['exceptions'],
  rules: BookingRules,
  offered: readonly SessionMode[] = BOTH,
): HoursDraft {
  const rangeOf = ({ from, until, modes }: Pick<AvailabilitySlot, 'from' | 'until' | 'modes'>): HourRange => ({
    key: newKey(),
    from,
    until,
    modes: modes.filter((mode) => offered.includes(mode)),
  });
  const shown = hoursAcrossMidnight(slots);
  return {
    week: weekOf((day) => shown.filter(({ dayOfWeek }) => dayOfWeek === day).map(rangeOf)),
    exceptions: exceptions.map((exception) => ({
      key: newKey(),
      date: exception.date,
      ranges: exception.slots.map(rangeOf),
      reason: exception.reason ?? '',
    })),
    rules,
  };
}

const slotOf = ({ from, until, modes }: HourRange) => ({ from, until, modes: [...modes] });

/** The usual week as the contract takes it: hours past midnight are parts of two days. */
function weeklyOf(week: HoursDraft['week']) {
  return DAYS.flatMap((day) =>
    week[day].flatMap((range) =>
      hoursByMidnight(range).map((part, index) => ({ dayOfWeek: ((day - 1 + index) % 7) + 1, ...slotOf(part) })),
    ),
  ).sort((one, other) => one.dayOfWeek - other.dayOfWeek);
}

/**
 * The form as the contract takes it. A date that is over may have hours without a way of meeting, which the server does
 * not take.
 */
export function bodyOf({ week, exceptions, rules }: HoursDraft) {
  return {
    slots: weeklyOf(week),
    exceptions: exceptions.map(({ date, ranges, reason }) => ({
      date,
      slots: ranges.filter(({ modes }) => modes.length > 0).map(slotOf),
      reason: reason.trim() || null,
    })),
    rules,
  };
}

/** The same form with new names for its rows: those of a draft may be taken on this page by now. */
export function withNewKeys({ week, exceptions, rules }: HoursDraft): HoursDraft {
  const renamed = (ranges: readonly HourRange[]) => ranges.map((range) => ({ ...range, key: newKey() }));
  return {
    week: weekOf((day) => renamed(week[day])),
    exceptions: exceptions.map((exception) => ({ ...exception, key: newKey(), ranges: renamed(exception.ranges) })),
    rules,
  };
}

/** Whether two forms say the same, whatever their rows are called. */
export const isSame = (one: HoursDraft, other: HoursDraft): boolean =>
  JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other));

/** The next stretch that a day is likely to get: two hours after the last one, or a morning. */
export function nextRange(ranges: readonly HourRange[], modes: readonly SessionMode[]): HourRange {
  const before = ranges.at(-1);
  const last = before?.until;
  const hour = last ? Number(last.slice(0, 2)) + 1 : 9;
  // Near midnight there is no room for a guess.
  if (hour > 21 || (before && isPastMidnight(before))) return { key: newKey(), from: '', until: '', modes };
  const write = (at: number) => `${String(at).padStart(2, '0')}:00`;
  return { key: newKey(), from: write(hour), until: write(last ? hour + 2 : 12), modes };
}

/** The week with one day’s hours on other days too, in place of theirs. */
export function copyDay(week: HoursDraft['week'], from: Day, to: readonly Day[]): HoursDraft['week'] {
  return weekOf((day) => (to.includes(day) ? week[from].map((range) => ({ ...range, key: newKey() })) : week[day]));
}
