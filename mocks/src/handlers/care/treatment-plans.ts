import {
  createTreatmentPlan,
  getTreatmentPlan,
  listOwnTreatmentPlans,
  listTreatmentPlans,
  updateTreatmentPlan,
} from '@sakina/platform/contract';
import type {
  Diagnosis,
  GoalContent,
  GoalId,
  PlanId,
  PlanStatus,
  ProviderKind,
  TreatmentGoal,
  UserId,
} from '@sakina/platform/contract';
import { defined, professionRow } from '@sakina/platform/domain';
import { iso } from '../../clock.ts';
import { agreeInPerson, ownPlansOf, waitingVersion } from '../../rules/treatment-plans.ts';
import type { ProviderRow } from '../../store/rows.ts';
import type { Tables } from '../../store/table.ts';
import type { TreatmentPlanRow } from '../../store/tables/care.ts';
import { ApiFailure, invalid, notFound, versionConflict } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import type { HandlerContext } from '../define-handler.ts';
import type { Lookup } from '../find.ts';
import { clientOfProvider } from './find-client.ts';

/** A plan that the caller wrote. @throws ApiFailure 403 for a colleague's */
export function ownPlan({ tables }: Pick<Lookup, 'tables'>, id: string): TreatmentPlanRow {
  const plan = tables.treatmentPlans.get(id);
  if (!plan) throw notFound('this plan');
  return plan;
}

const latestFirst = (first: TreatmentPlanRow, second: TreatmentPlanRow) =>
  Date.parse(second.createdAt) - Date.parse(first.createdAt);

export const listTreatmentPlansHandler = defineHandler(listTreatmentPlans, (context) => {
  const { provider, client } = clientOfProvider(context, context.params.id);
  const own = context.tables.treatmentPlans
    .all()
    .filter((plan) => plan.providerId === provider.id && plan.client.id === client.id);
  return { items: own.toSorted(latestFirst) };
});

export const getTreatmentPlanHandler = defineHandler(getTreatmentPlan, (context) =>
  ownPlan(context, context.params.id),
);

export const listOwnTreatmentPlansHandler = defineHandler(listOwnTreatmentPlans, ({ tables, user }) => ({
  items: ownPlansOf(tables, user.userId),
}));

function newGoal(content: GoalContent): TreatmentGoal {
  return {
    ...content,
    id: `gol-${crypto.randomUUID().slice(0, 8)}` as GoalId,
    status: 'ACTIVE',
    progress: 0,
    history: [],
  };
}

/** Checks that only clinicians diagnose, and no diagnosis twice. @throws ApiFailure 422 */
function checkDiagnoses(kind: ProviderKind, diagnoses: readonly Diagnosis[]): void {
  if (!professionRow(kind).namesDiagnoses && diagnoses.length > 0)
    throw invalid({ diagnoses: 'Only therapists name diagnoses. Leave this empty.' });
  const codes = diagnoses.map((diagnosis) => diagnosis.code);
  const twice = codes.findIndex((code, index) => codes.indexOf(code) !== index);
  if (twice >= 0) throw invalid({ [`diagnoses.${twice}.code`]: 'This diagnosis is already listed above.' });
}

/** Checks what an active plan needs. @throws ApiFailure 422 */
export function checkActive(
  tables: Tables,
  {
    provider,
    clientId,
    goals,
    except,
  }: { provider: ProviderRow; clientId: UserId; goals: readonly unknown[]; except?: string },
): void {
  if (goals.length === 0) throw invalid({ goals: 'An active plan needs at least one goal.' });
  const other = tables.treatmentPlans
    .all()
    .find(
      (plan) =>
        plan.providerId === provider.id &&
        plan.client.id === clientId &&
        plan.status === 'ACTIVE' &&
        plan.id !== except,
    );
  if (other)
    throw new ApiFailure(
      409,
      'PLAN_ACTIVE',
      'There is an active plan for this client already. End it first, or change it.',
      { planId: other.id },
    );
}

export const createTreatmentPlanHandler = defineHandler(createTreatmentPlan, (context) => {
  const {
    tables,
    now,
    body: { clientId, status = 'DRAFT', goals, ...content },
  } = context;
  const { provider, client } = clientOfProvider(context, clientId);
  checkDiagnoses(provider.kind, content.diagnoses);
  if (status === 'ACTIVE') checkActive(tables, { provider, clientId: client.id, goals });
  const plan = tables.treatmentPlans.put({
    ...content,
    id: `pln-${crypto.randomUUID().slice(0, 8)}` as PlanId,
    providerId: provider.id,
    authorName: provider.displayName,
    client,
    kind: professionRow(provider.kind).planKind,
    status,
    goals: goals.map(newGoal),
    startedAt: status === 'ACTIVE' ? iso(now) : null,
    endedAt: null,
    endReason: null,
    createdAt: iso(now),
    updatedAt: iso(now),
    version: 1,
  });
  if (status === 'ACTIVE') agreeInPerson(tables, plan, iso(now));
  return plan;
});

/** The allowed status transitions of a plan. */
const nextStatuses: Readonly<Record<PlanStatus, readonly PlanStatus[]>> = {
  DRAFT: ['DRAFT', 'ACTIVE', 'DISCONTINUED'],
  ACTIVE: ['ACTIVE', 'COMPLETED', 'DISCONTINUED'],
  COMPLETED: [],
  DISCONTINUED: [],
};

type UpdateContext = HandlerContext<typeof updateTreatmentPlan>;

/** The goals after a change: known ones keep their progress, omitted ones are dropped, new ones start. */
function changedGoals(plan: TreatmentPlanRow, wanted: UpdateContext['body']['goals']): TreatmentGoal[] {
  if (wanted === undefined) return plan.goals;
  const byId = new Map(plan.goals.map((goal) => [goal.id, goal]));
  const named = new Set<string>();
  const kept = wanted.map(({ id, ...content }, index): TreatmentGoal => {
    if (id === undefined) return newGoal(content);
    const goal = byId.get(id);
    if (!goal) throw invalid({ [`goals.${index}.id`]: 'This goal is not one of the plan.' });
    if (named.has(id)) throw invalid({ [`goals.${index}.id`]: 'This goal is named above already.' });
    named.add(id);
    return { ...goal, ...content, status: goal.status === 'DISCONTINUED' ? 'ACTIVE' : goal.status };
  });
  const givenUp = plan.goals
    .filter((goal) => !named.has(goal.id))
    .map((goal) => ({
      ...goal,
      status: goal.status === 'ACHIEVED' ? ('ACHIEVED' as const) : ('DISCONTINUED' as const),
    }));
  return [...kept, ...givenUp];
}

export const updateTreatmentPlanHandler = defineHandler(updateTreatmentPlan, (context) => {
  const {
    tables,
    now,
    body: { version, status: wanted, endReason, goals: wantedGoals, ...content },
  } = context;
  const plan = ownPlan(context, context.params.id);
  const { provider } = clientOfProvider(context, plan.client.id);
  if (plan.status === 'COMPLETED' || plan.status === 'DISCONTINUED')
    throw new ApiFailure(409, 'PLAN_CLOSED', 'This plan has ended and stands as it is. Begin a new one.');
  if (version !== plan.version)
    throw versionConflict('This plan was changed in another window. Read it again before you save.', {
      version: plan.version,
    });
  const status = wanted ?? plan.status;
  if (!nextStatuses[plan.status].includes(status))
    throw invalid({
      status:
        status === 'DRAFT'
          ? 'An active plan does not become a draft again.'
          : 'A draft becomes active before it is completed.',
    });
  if (status === 'DISCONTINUED' && endReason === undefined) throw invalid({ endReason: 'Say why the plan ends.' });

  const sent = defined(content);
  const goals = changedGoals(plan, wantedGoals);
  checkDiagnoses(provider.kind, sent.diagnoses ?? plan.diagnoses);
  const isEnded = status === 'COMPLETED' || status === 'DISCONTINUED';
  if (status === 'ACTIVE')
    checkActive(tables, {
      provider,
      clientId: plan.client.id,
      goals: goals.filter((goal) => goal.status !== 'DISCONTINUED'),
      except: plan.id,
    });
  // The client has read other words: what waits for their answer is taken back. Giving up the plan does so too.
  const waiting = waitingVersion(tables, plan.id);
  if (waiting) tables.planVersions.put({ ...waiting, answer: 'WITHDRAWN', answeredAt: iso(now) });
  const changed = tables.treatmentPlans.put({
    ...plan,
    ...sent,
    goals,
    status,
    startedAt: plan.startedAt ?? (status === 'ACTIVE' ? iso(now) : null),
    endedAt: isEnded ? iso(now) : null,
    endReason: isEnded ? (endReason ?? null) : null,
    updatedAt: iso(now),
    version: plan.version + 1,
  });
  if (status === 'ACTIVE' && plan.status === 'DRAFT') agreeInPerson(tables, changed, iso(now));
  return changed;
});
