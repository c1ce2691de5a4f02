import { companionLimits } from '@sakina/platform/contract';

/** What someone types at the question of a step. */
export interface ReflectionFields {
  reflection: string;
  /** Whether it is kept in the journal as well. */
  toJournal: boolean;
}

export const emptyReflection: ReflectionFields = { reflection: '', toJournal: false };

/** Which of the texts `reflection.wrong.…` says what is wrong, or null. */
export function reflectionProblem({ reflection, toJournal }: ReflectionFields): 'long' | 'empty' | null {
  const length = reflection.trim().length;
  if (length > companionLimits.reflection) return 'long';
  return toJournal && length === 0 ? 'empty' : null;
}

/** Reads what was kept of an unfinished reflection; what does not fit is left out. */
export function readKeptReflection(kept: unknown): ReflectionFields {
  const { reflection, toJournal } = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<
    keyof ReflectionFields,
    unknown
  >;
  return { reflection: typeof reflection === 'string' ? reflection : '', toJournal: toJournal === true };
}

/** Which step comes first where one was refused, and from which date it opens, as `STEP_NOT_NEXT` tells it. */
export function nextStepIn(details: unknown): { nextDay: number | null; opensOn: string | null } {
  const { nextDay, opensOn } = (typeof details === 'object' && details !== null ? details : {}) as {
    nextDay?: unknown;
    opensOn?: unknown;
  };
  return {
    nextDay: typeof nextDay === 'number' ? nextDay : null,
    opensOn: typeof opensOn === 'string' && /^\d{4}-\d\d-\d\d$/.test(opensOn) ? opensOn : null,
  };
}
