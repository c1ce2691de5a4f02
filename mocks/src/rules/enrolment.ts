import type { Encouragement, EnrolmentProgress, StepCompletion } from '@sakina/platform/contract';
import { dateIn, plusDays } from '../clock.ts';
import type { Rows } from '../store/rows.ts';

type EnrolmentRow = Rows['enrolments'];

const DAY_MS = 86_400_000;
/** Longest pause between two steps of a streak: one day of rest does not break it. */
const REST_DAYS = 2;

const daysBetween = (earlier: string, later: string) => Math.round((Date.parse(later) - Date.parse(earlier)) / DAY_MS);

/** The completed steps of the current round, by day. */
export function stepsOfRound(row: EnrolmentRow): StepCompletion[] {
  return row.completions
    .filter((entry) => entry.round === row.round)
    .toSorted((first, second) => first.day - second.day);
}

/** The current streak, counted back from the last step; null without steps. */
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

/** Progress in a programme with the given number of steps. */
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

/** The id of a user's enrolment in a programme; there is at most one. */
export function enrolmentIdOf(userId: string, programmeId: string): string {
  return `${userId} ${programmeId}`;
}
