import type { BookingRules } from '@sakina/platform/contract';
import { DAYS } from './draft.ts';
import type { ExceptionDraft, HourRange, HoursDraft } from './draft.ts';

/** What is wrong at a field; the name leads the focus to it. */
export type HoursProblem = { name: string } & (
  | { kind: 'missing' | 'modes' | 'empty' | 'noWay' }
  /** The end is not after the start: the hours are empty, or go past midnight. */
  | { kind: 'order' | 'midnight' }
  /** Two stretches of one day lie over each other. */
  | { kind: 'overlap'; from: string; until: string }
);

/** What is wrong with the stretches of one day; those that only touch are allowed. */
export function rangeProblems(path: string, ranges: readonly HourRange[]): HoursProblem[] {
  const problems: HoursProblem[] = [];
  for (const [index, range] of ranges.entries()) {
    const { from, until, modes } = range;
    const at = (field: string) => `${path}.${index}.${field}`;
    if (from === '') problems.push({ name: at('from'), kind: 'missing' });
    if (until === '') problems.push({ name: at('until'), kind: 'missing' });
    if (from !== '' && until !== '') {
      const other = ranges
        .slice(0, index)
        .find((earlier) => earlier.from !== '' && earlier.until !== '' && earlier.from < until && from < earlier.until);
      if (until === from) problems.push({ name: at('until'), kind: 'order' });
      else if (until < from) problems.push({ name: at('until'), kind: 'midnight' });
      else if (other) problems.push({ name: at('from'), kind: 'overlap', from: other.from, until: other.until });
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
 * Everything that is wrong, in the order of the page. Exceptions and journeys are checked where they are written, and here for what
 * has changed since.
 * @param today `YYYY-MM-DD` in the provider's zone: a date that is over is not mended.
 */
export function hoursProblems({ week, exceptions, rules }: HoursDraft, today: string): HoursProblem[] {
  return [
    ...DAYS.flatMap((day) => rangeProblems(`day.${day}`, week[day])),
    ...exceptions
      .filter((entry) => entry.date >= today && hasNoWay(entry))
      .map(({ date }): HoursProblem => ({ name: `exception.${date}`, kind: 'noWay' })),
    ...prayerProblems(rules.prayer),
  ];
}
