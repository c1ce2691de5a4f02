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

/** A goal with a new progress entry: achieved at 100, otherwise in progress. */
export function withProgress(goal: TreatmentGoal, entry: ProgressEntry): TreatmentGoal {
  return {
    ...goal,
    progress: entry.progress,
    status: entry.progress === 100 ? 'ACHIEVED' : 'ACTIVE',
    history: [...goal.history, entry],
  };
}

/** A plan as its client sees it: plain wording, without diagnoses, professional notes and dropped goals. */
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
