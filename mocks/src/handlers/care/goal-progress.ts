import { recordGoalProgress } from '@sakina/platform/contract';
import { iso } from '../../clock.ts';
import { withProgress } from '../../rules/treatment-plans.ts';
import { ApiFailure, notFound } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { ownPlan } from './treatment-plans.ts';

export const recordGoalProgressHandler = defineHandler(recordGoalProgress, (context) => {
  const {
    tables,
    now,
    params,
    body: { progress, notes, value, isAchieved },
  } = context;
  const planId = tables.treatmentPlans.all().find((plan) => plan.goals.some((entry) => entry.id === params.id))?.id;
  if (planId === undefined) throw notFound('this goal');
  const plan = ownPlan(context, planId);
  const goal = plan.goals.find((entry) => entry.id === params.id);
  if (!goal) throw notFound('this goal');
  if (plan.status !== 'ACTIVE' || goal.status === 'DISCONTINUED')
    throw new ApiFailure(
      409,
      'PLAN_NOT_ACTIVE',
      'Progress is noted while the plan is active and the goal is pursued.',
      { status: plan.status },
    );
  const changed = withProgress(
    goal,
    { at: iso(now), authorName: plan.authorName, progress, notes, ...(value !== undefined && { value }) },
    isAchieved,
  );
  tables.treatmentPlans.put({
    ...plan,
    goals: plan.goals.map((entry) => (entry.id === goal.id ? changed : entry)),
    updatedAt: iso(now),
    version: plan.version + 1,
  });
  return changed;
});
