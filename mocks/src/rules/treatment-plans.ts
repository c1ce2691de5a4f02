import type {
  OwnTreatmentPlan,
  PlanKind,
  ProgressEntry,
  ProviderKind,
  TreatmentGoal,
  TreatmentPlan,
} from '@sakina/platform/contract';

/** What each kind of provider plans. */
export const planKindOf: Readonly<Record<ProviderKind, PlanKind>> = {
  THERAPIST: 'CLINICAL',
  IMAM: 'PASTORAL',
  MENTOR: 'MENTORING',
};

/** A goal with one more entry of progress: at 100 it is achieved, and below that it is under way again. */
export function withProgress(goal: TreatmentGoal, entry: ProgressEntry): TreatmentGoal {
  return {
    ...goal,
    progress: entry.progress,
    status: entry.progress === 100 ? 'ACHIEVED' : 'ACTIVE',
    history: [...goal.history, entry],
  };
}

/** A plan in its client's own wording: no diagnoses, no professional notes; goals that were given up are not shown. */
export function asOwnPlan(plan: TreatmentPlan): OwnTreatmentPlan {
  const { id, authorName, kind, status, title, clientSummary, goals, reviewOn, startedAt, endedAt } = plan;
  return {
    id,
    providerName: authorName,
    kind,
    status,
    title,
    summary: clientSummary,
    reviewOn,
    startedAt,
    endedAt,
    goals: goals
      .filter((goal) => goal.status !== 'DISCONTINUED')
      .map((goal) => ({
        id: goal.id,
        statement: goal.clientStatement,
        status: goal.status,
        progress: goal.progress,
        targetOn: goal.targetOn,
        steps: goal.objectives,
        points: goal.history.map(({ at, progress }) => ({ at, progress })),
      })),
  };
}
