import type { Appointment, OwnTreatmentPlan } from '@sakina/platform/contract';

/** What a person may know of a session that is over: nothing of the provider's notes, only their own plan. */
export interface Agreed {
  /** Goals on which something was noted on that day, with how far they had come, in percent. */
  noted: readonly { id: string; statement: string; progress: number }[];
  /** Steps that are still to be taken, for the latest session with that provider. */
  nextSteps: readonly string[];
}

type Over = Pick<Appointment, 'id' | 'status' | 'startsAt' | 'provider'>;

/** At most so many steps stand beside a session; all of them are in the plan. */
const STEPS = 2;

/**
 * Says of each session that was held what the plan noted on its day.
 * @param sessions What is over, the latest first.
 * @param dateIn The calendar date of an instant.
 */
export function agreedIn(
  plans: readonly OwnTreatmentPlan[],
  sessions: readonly Over[],
  dateIn: (instant: string) => string,
): Map<string, Agreed> {
  const found = new Map<string, Agreed>();
  const seen = new Set<string>();
  for (const { id, status, startsAt, provider } of sessions) {
    if (status !== 'COMPLETED') continue;
    // The plan names its provider as the session does; ids are not given to clients.
    const own = plans.filter((plan) => plan.providerName === provider.displayName);
    const goals = own.flatMap((plan) => plan.goals);
    const noted = goals.flatMap(({ id: goalId, statement, points }) => {
      const point = points.findLast(({ at }) => dateIn(at) === dateIn(startsAt));
      return point ? [{ id: goalId, statement, progress: point.progress }] : [];
    });
    const active = own
      .filter((plan) => plan.status === 'ACTIVE')
      .flatMap((plan) => plan.goals.filter((goal) => goal.status === 'ACTIVE'));
    const nextSteps = seen.has(provider.id)
      ? []
      : active.flatMap(({ steps }) => steps.find((step) => !step.isDone)?.text ?? []).slice(0, STEPS);
    seen.add(provider.id);
    if (noted.length > 0 || nextSteps.length > 0) found.set(id, { noted, nextSteps });
  }
  return found;
}
