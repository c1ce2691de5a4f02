import type { OwnTreatmentPlan, ProgressEntry, TreatmentGoal, TreatmentPlan } from '@sakina/platform/contract';
import type { Tables } from '../store/table.ts';
import type { PlanVersionRow } from '../store/tables/care.ts';
import { withZone } from './record-zone.ts';

/** A goal with a new progress entry: achieved if its author says so; where they say nothing, at 100. */
export function withProgress(
  goal: TreatmentGoal,
  entry: ProgressEntry,
  isAchieved = entry.progress === 100,
): TreatmentGoal {
  return {
    ...goal,
    progress: entry.progress,
    status: isAchieved ? 'ACHIEVED' : 'ACTIVE',
    history: [...goal.history, entry],
  };
}

/** A plan as it stands, as a version for its client; given-up goals are not in it. */
export function versionOf(plan: TreatmentPlan, number: number, sentAt: string): PlanVersionRow {
  const { id: planId, title, problem, clientSummary, goals, reviewOn } = plan;
  return {
    id: `${planId}-${number}`,
    planId,
    number,
    title,
    problem,
    clientSummary,
    reviewOn,
    goals: goals
      .filter((goal) => goal.status !== 'DISCONTINUED')
      .map(({ id, statement, clientStatement }) => ({ id, statement, clientStatement })),
    sentAt,
    answer: null,
    answeredAt: null,
    words: null,
  };
}

/** A plan as its client sees it: plain wording, without diagnoses, professional notes and dropped goals. */
export function asOwnPlan(tables: Tables, plan: TreatmentPlan, waiting?: PlanVersionRow): OwnTreatmentPlan {
  const { id, authorName, kind, status, title, clientSummary, goals, reviewOn, startedAt, endedAt } = plan;
  return withZone(tables, plan.providerId, {
    id,
    providerName: authorName,
    kind,
    status,
    title,
    summary: clientSummary,
    reviewOn,
    startedAt,
    endedAt,
    ...(waiting && { versionToAgree: waiting.number }),
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
  });
}
