import type { Enrolment } from '@sakina/platform/contract';

/** What someone can go on with, and what is left for another time. */
export interface Ways {
  /** The programme whose step comes next: open today before done for today, under way before resting. */
  next: Enrolment | null;
  /** The others under way or resting. */
  others: Enrolment[];
  /** Finished or left. */
  past: Enrolment[];
}

/** Whether its step can be opened on a date `YYYY-MM-DD`. */
export function isOpenOn({ status, progress }: Enrolment, today: string): boolean {
  return (
    status === 'ACTIVE' && progress.nextDay !== null && progress.nextOpensOn !== null && progress.nextOpensOn <= today
  );
}

/** Puts programmes in the order in which they matter today. */
export function arrangeWays(enrolments: readonly Enrolment[], today: string): Ways {
  const rank = (each: Enrolment) => (isOpenOn(each, today) ? 0 : each.status === 'ACTIVE' ? 1 : 2);
  const current = enrolments
    .filter(({ status }) => status === 'ACTIVE' || status === 'PAUSED')
    .toSorted((first, second) => rank(first) - rank(second));
  return {
    next: current[0] ?? null,
    others: current.slice(1),
    past: enrolments.filter(({ status }) => status === 'FINISHED' || status === 'LEFT'),
  };
}

/** Whether someone has chosen a way with faith content: only they meet words of Ramadan unasked. */
export function walksInFaith(enrolments: readonly Enrolment[]): boolean {
  return enrolments.some(({ track, status }) => track === 'ISLAMIC' && status !== 'LEFT');
}
