import type { BookingRules } from '@sakina/platform/contract';
import { closingMinute, isPastMidnight } from '@sakina/platform/domain';
import { DAYS } from './draft.ts';
import type { ExceptionDraft, HourRange, HoursDraft } from './draft.ts';

const DAY_MINUTES = 1440;
const minutesTo = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** What is wrong at a field; the name leads the focus to it. */
export type HoursProblem = { name: string } & (
  | { kind: 'missing' | 'modes' | 'empty' | 'noWay' }
  /** The end is at the start: the hours are empty. */
  | { kind: 'order' }
  /** Two stretches of one day lie over each other. */
  | { kind: 'overlap'; from: string; until: string }
  /** A stretch goes past midnight into one of the next day. */
  | { kind: 'overlapNext'; from: string; until: string }
);

/** Minutes of a day that a stretch takes; past midnight they go on. */
const spanOf = ({ from, until }: HourRange) => {
  const start = minutesTo(from);
  const end = closingMinute(until);
  return { start, end: isPastMidnight({ from, until }) ? end + DAY_MINUTES : end };
};
const meet = (one: HourRange, other: HourRange, later = 0) => {
  const [first, second] = [spanOf(one), spanOf(other)];
  return first.start < second.end + later && second.start + later < first.end;
};
const isComplete = ({ from, until }: HourRange) => from !== '' && until !== '' && from !== until;

/**
 * What is wrong with the stretches of one day; those that only touch are allowed.
 * @param next The hours of the day that follows, into which a stretch may go.
 */
export function rangeProblems(
  path: string,
  ranges: readonly HourRange[],
  next: readonly HourRange[] = [],
): HoursProblem[] {
  const problems: HoursProblem[] = [];
  for (const [index, range] of ranges.entries()) {
    const { from, until, modes } = range;
    const at = (field: string) => `${path}.${index}.${field}`;
    if (from === '') problems.push({ name: at('from'), kind: 'missing' });
    if (until === '') problems.push({ name: at('until'), kind: 'missing' });
    if (from !== '' && until !== '') {
      const other = ranges.slice(0, index).find((earlier) => isComplete(earlier) && meet(earlier, range));
      const after = next.find((later) => isComplete(later) && meet(range, later, DAY_MINUTES));
      if (until === from) problems.push({ name: at('until'), kind: 'order' });
      else if (other) problems.push({ name: at('from'), kind: 'overlap', from: other.from, until: other.until });
      else if (after) problems.push({ name: at('until'), kind: 'overlapNext', from: after.from, until: after.until });
    }
    if (modes.length === 0) problems.push({ name: at('modes'), kind: 'modes' });
  }
  return problems;
}

/** What is wrong with the prayer rules. */
function prayerProblems({ jumuah, ramadan }: BookingRules['prayer']): HoursProblem[] {
  const problems: HoursProblem[] = [];
  if (jumuah) {
    if (jumuah.from === '') problems.push({ name: 'jumuah.from', kind: 'missing' });
    if (jumuah.until === '') problems.push({ name: 'jumuah.until', kind: 'missing' });
    else if (jumuah.until <= jumuah.from) problems.push({ name: 'jumuah.until', kind: 'order' });
  }
  if (ramadan && ramadan.latestEnd === '') problems.push({ name: 'ramadan.latestEnd', kind: 'missing' });
  return problems;
}

/** Whether hours of a date have no way of meeting left, since the profile does not offer it any more. */
export const hasNoWay = ({ ranges }: Pick<ExceptionDraft, 'ranges'>): boolean =>
  ranges.some(({ modes }) => modes.length === 0);

/**
 * Everything that is wrong, in the order of the page. Exceptions and journeys are checked where they are written, and
 * here for what has changed since.
 * @param today `YYYY-MM-DD` in the provider's zone: a date that is over is not mended.
 */
export function hoursProblems({ week, exceptions, rules }: HoursDraft, today: string): HoursProblem[] {
  return [
    ...DAYS.flatMap((day, index) => rangeProblems(`day.${day}`, week[day], week[DAYS[(index + 1) % 7] ?? 1])),
    ...exceptions
      .filter((entry) => entry.date >= today && hasNoWay(entry))
      .map(({ date }): HoursProblem => ({ name: `exception.${date}`, kind: 'noWay' })),
    ...prayerProblems(rules.prayer),
  ];
}
