import type { TravelPeriod } from '@sakina/platform/contract';
import { addDays } from '@sakina/platform/format';
import type { ExceptionDraft } from './draft.ts';
import { rangeProblems } from './problems.ts';
import type { HoursProblem } from './problems.ts';

/** What is wrong with one entry of a list. */
export type EntryProblem = HoursProblem | { name: string; kind: 'past' | 'twice' };

/** A day off, or a day with hours of its own. */
export type ExceptionType = 'OFF' | 'HOURS';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** The contract’s dates go on for ever; a year still being typed does not count as one. */
const isDay = (date: string) => DAY.test(date) && date >= '2000';

/**
 * What is wrong with an exception, in the order of its form.
 * @param others The other exceptions in the list.
 * @param today `YYYY-MM-DD` in the provider’s zone.
 */
export function exceptionProblems(
  { date, ranges }: ExceptionDraft,
  type: ExceptionType,
  others: readonly ExceptionDraft[],
  today: string,
): EntryProblem[] {
  const problems: EntryProblem[] = [];
  if (!isDay(date)) problems.push({ name: 'exception.date', kind: 'missing' });
  else if (date < today) problems.push({ name: 'exception.date', kind: 'past' });
  else if (others.some((other) => other.date === date)) problems.push({ name: 'exception.date', kind: 'twice' });
  if (type === 'OFF') return problems;
  if (ranges.length === 0) problems.push({ name: 'exception.type', kind: 'empty' });
  const next = isDay(date) ? others.find((other) => other.date === addDays(date, 1)) : undefined;
  return [...problems, ...rangeProblems('exception.ranges', ranges, next?.ranges)];
}

/** What is wrong with a journey, in the order of its form. @param others The other journeys in the list. */
export function travelProblems(
  { from, until, timeZone }: TravelPeriod,
  others: readonly TravelPeriod[],
  today: string,
): EntryProblem[] {
  const problems: EntryProblem[] = [];
  const isComplete = isDay(from) && isDay(until);
  if (!isDay(from)) problems.push({ name: 'travel.from', kind: 'missing' });
  else if (isComplete && others.some((other) => other.from <= until && from <= other.until))
    problems.push({ name: 'travel.from', kind: 'twice' });
  if (!isDay(until)) problems.push({ name: 'travel.until', kind: 'missing' });
  else if (isComplete && until < from) problems.push({ name: 'travel.until', kind: 'order' });
  else if (until < today) problems.push({ name: 'travel.until', kind: 'past' });
  if (timeZone === '') problems.push({ name: 'travel.timeZone', kind: 'missing' });
  return problems;
}
