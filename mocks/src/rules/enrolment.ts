import type { Encouragement, EnrolmentProgress, StepCompletion } from '@sakina/platform/contract';
import { dateIn, plusDays } from '../clock.ts';
import type { Rows } from '../store/rows.ts';

type EnrolmentRow = Rows['enrolments'];

const DAY_MS = 86_400_000;
/** Longest pause between two steps that still count as in a row: a day of rest breaks nothing. */
const REST_DAYS = 2;

const daysBetween = (earlier: string, later: string) => Math.round((Date.parse(later) - Date.parse(earlier)) / DAY_MS);

/** The steps that were done this time through, by day. */
export function stepsOfRound(row: EnrolmentRow): StepCompletion[] {
  return row.completions
    .filter((entry) => entry.round === row.round)
    .toSorted((first, second) => first.day - second.day);
}

/** Steps in a row up to now, counted back from the last; null where there is nothing to count. */
function inARow(done: readonly StepCompletion[], today: string): number | null {
  const last = done.at(-1);
  if (!last || daysBetween(last.on, today) > REST_DAYS) return null;
  let steps = 1;
  for (let at = done.length - 1; at > 0; at -= 1) {
    const [earlier, later] = [done[at - 1], done[at]];
    if (!earlier || !later || daysBetween(earlier.on, later.on) > REST_DAYS) break;
    steps += 1;
  }
  return steps < 2 ? null : steps;
}

function wordFor(
  row: EnrolmentRow,
  done: readonly StepCompletion[],
  total: number,
  streak: number | null,
  today: string,
): Encouragement {
  const last = done.at(-1);
  if (row.status === 'FINISHED') return 'FINISHED';
  if (row.status !== 'ACTIVE') return 'RESTING';
  if (!last) return 'FIRST_STEP';
  if (daysBetween(last.on, today) > REST_DAYS + 1) return 'WELCOME_BACK';
  if (total - done.length <= 2) return 'NEARLY_THERE';
  return (streak ?? 0) >= 3 ? 'STEADY' : 'ON_THE_WAY';
}

/** How far somebody is in a programme of so many steps. */
export function progressOf(row: EnrolmentRow, total: number, now: Date): EnrolmentProgress {
  const done = stepsOfRound(row);
  const today = dateIn(now, row.timeZone);
  const lastStepOn = done.at(-1)?.on ?? null;
  const nextDay = done.length < total ? done.length + 1 : null;
  const opensOn = lastStepOn !== null && lastStepOn >= today.toString() ? plusDays(today, 1) : today;
  const streak = inARow(done, today.toString());
  return {
    stepsDone: done.length,
    stepsTotal: total,
    nextDay,
    nextOpensOn: nextDay === null ? null : opensOn.toString(),
    lastStepOn,
    inARow: streak,
    encouragement: wordFor(row, done, total, streak, today.toString()),
  };
}

/** The id of somebody's enrolment in a programme: there is one each. */
export function enrolmentIdOf(userId: string, programmeId: string): string {
  return `${userId} ${programmeId}`;
}
