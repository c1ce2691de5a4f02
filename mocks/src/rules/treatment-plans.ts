import { clientVersion } from '@sakina/platform/domain';
import type {
  OwnTreatmentPlan,
  PlanId,
  ProgressEntry,
  TreatmentGoal,
  TreatmentPlan,
  UserId,
} from '@sakina/platform/contract';
import type { Tables } from '../store/table.ts';
import type { PlanVersionRow, TreatmentPlanRow } from '../store/tables/care.ts';
import { holdOf } from './account-state.ts';
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
      .map(({ id, statement, clientStatement, targetOn, objectives }) => ({
        id,
        statement,
        clientStatement,
        targetOn,
        steps: objectives.map(({ text }) => text),
      })),
    sentAt,
    answer: null,
    answeredAt: null,
    words: null,
  };
}

/** What was sent of a plan, the newest first. */
export function versionsOf(tables: Tables, id: PlanId): PlanVersionRow[] {
  return tables.planVersions
    .all()
    .filter((row) => row.planId === id)
    .toSorted((first, second) => second.number - first.number);
}

/** The version that waits for the client's answer, if one does. */
export function waitingVersion(tables: Tables, id: PlanId): PlanVersionRow | undefined {
  const [newest] = versionsOf(tables, id);
  return newest?.answer === null ? newest : undefined;
}

/** Records that an active plan was agreed to outside the product, where no version was sent. */
export function agreeInPerson(tables: Tables, plan: TreatmentPlan, at: string): void {
  if (versionsOf(tables, plan.id).some(({ answer }) => answer === 'AGREED')) return;
  const number = (versionsOf(tables, plan.id)[0]?.number ?? 0) + 1;
  tables.planVersions.put({ ...versionOf(plan, number, at), answer: 'AGREED', answeredAt: at });
}

type OwnGoal = OwnTreatmentPlan['goals'][number];

/** A goal as its client reads it: the text of the version that was sent, and the progress of today. */
function ownGoal(sent: PlanVersionRow['goals'][number], goal: TreatmentGoal | undefined): OwnGoal {
  const done = new Set(goal?.objectives.flatMap(({ text, isDone }) => (isDone ? [text] : [])));
  const steps = sent.steps ?? goal?.objectives.map(({ text }) => text) ?? [];
  return {
    id: sent.id,
    statement: sent.clientStatement,
    // Dropped in a draft that the client has not read.
    status: goal?.status === 'ACHIEVED' ? 'ACHIEVED' : 'ACTIVE',
    progress: goal?.progress ?? 0,
    targetOn: sent.targetOn === undefined ? (goal?.targetOn ?? null) : sent.targetOn,
    steps: steps.map((text) => ({ text, isDone: done.has(text) })),
    points: goal?.history.map(({ at, progress }) => ({ at, progress })) ?? [],
  };
}

/**
 * A plan as its client sees it: the version that was sent to them in plain wording, without diagnoses, professional
 * notes and dropped goals. @returns undefined while nothing of it was sent.
 */
export function asOwnPlan(tables: Tables, plan: TreatmentPlan): OwnTreatmentPlan | undefined {
  const versions = versionsOf(tables, plan.id);
  const [newest] = versions;
  const sent = clientVersion(versions);
  if (!sent) return undefined;
  const agreed = versions.find(({ answer }) => answer === 'AGREED');
  const { id, authorName, kind, status, startedAt, endedAt } = plan;
  return withZone(tables, plan.providerId, {
    id,
    providerName: authorName,
    kind,
    status,
    title: sent.title,
    summary: sent.clientSummary,
    reviewOn: sent.reviewOn,
    startedAt,
    endedAt,
    ...(isOpenPlan(plan) &&
      sent.answer === null && { versionToAgree: sent.number, ...holdOf(tables, plan.providerId) }),
    ...(agreed?.answeredAt && { agreed: { number: agreed.number, at: agreed.answeredAt } }),
    ...(isOpenPlan(plan) &&
      newest?.answer === 'CHANGE_ASKED' &&
      newest.answeredAt !== null && { changeAsked: { at: newest.answeredAt, words: newest.words ?? '' } }),
    goals: sent.goals.map((goal) =>
      ownGoal(
        goal,
        plan.goals.find(({ id: live }) => live === goal.id),
      ),
    ),
  });
}

/** A person's own plans as they read them, the latest first. */
export function ownPlansOf(tables: Tables, userId: UserId): OwnTreatmentPlan[] {
  return tables.treatmentPlans
    .all()
    .filter((plan) => plan.client.id === userId)
    .toSorted((first, second) => Date.parse(second.createdAt) - Date.parse(first.createdAt))
    .flatMap((plan) => asOwnPlan(tables, plan) ?? []);
}

/** Whether a plan can still be changed, sent and agreed to. */
export function isOpenPlan({ status }: Pick<TreatmentPlan, 'status'>): boolean {
  return status === 'DRAFT' || status === 'ACTIVE';
}

/** Ends a plan, and withdraws what waits for an answer. @param status How it ended. */
export function endPlan(
  tables: Tables,
  plan: TreatmentPlanRow,
  { status, reason, at }: { status: 'COMPLETED' | 'DISCONTINUED'; reason: string | null; at: string },
): TreatmentPlanRow {
  const waiting = waitingVersion(tables, plan.id);
  if (waiting) tables.planVersions.put({ ...waiting, answer: 'WITHDRAWN', answeredAt: at });
  return tables.treatmentPlans.put({
    ...plan,
    status,
    endedAt: at,
    endReason: reason,
    updatedAt: at,
    version: plan.version + 1,
  });
}
