import * as v from 'valibot';
import { conflict, forbidden, invalid, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { count, extend, text } from '../schemas/common.ts';
import { goalId, userId } from '../schemas/ids.ts';
import {
  goalContent,
  goalProgress,
  measureAmount,
  planContent,
  planLimits,
  planStatus,
  treatmentGoal,
  treatmentPlan,
} from '../schemas/treatment.ts';

const planActive = {
  status: 409,
  code: 'PLAN_ACTIVE',
  when: 'The client has an active plan with this provider already; details.planId names it.',
} as const;
const planClosed = { status: 409, code: 'PLAN_CLOSED', when: 'The plan has ended and stands as it is.' } as const;

export const createTreatmentPlan = defineOperation({
  id: 'CALL-24',
  name: 'treatmentPlans.create',
  method: 'POST',
  path: '/v1/treatment-plans',
  summary: 'Begins a plan for a client, as a draft or active at once.',
  access: 'provider',
  body: extend(planContent, {
    clientId: userId,
    /** @default DRAFT */
    status: v.optional(v.picklist(['DRAFT', 'ACTIVE'])),
    goals: v.pipe(v.array(goalContent), v.maxLength(planLimits.goals)),
  }),
  response: treatmentPlan,
  errors: [unauthenticated, forbidden, notFound, invalid, planActive],
  idempotent: true,
});

export const updateTreatmentPlan = defineOperation({
  id: 'CALL-25',
  name: 'treatmentPlans.update',
  method: 'PUT',
  path: '/v1/treatment-plans/:id',
  summary:
    'Changes a plan, makes it active, or ends it. What is left out stays; a goal that is left out of `goals` is given up.',
  access: 'provider',
  body: extend(v.partial(planContent), {
    /** The version that this change builds on. */
    version: count,
    status: v.optional(planStatus),
    /** Why the plan ends; needed to discontinue it. */
    endReason: v.optional(v.pipe(text, v.maxLength(planLimits.endReason))),
    /** A goal with an id keeps its progress and history; one without is new. */
    goals: v.optional(v.pipe(v.array(extend(goalContent, { id: v.optional(goalId) })), v.maxLength(planLimits.goals))),
  }),
  response: treatmentPlan,
  errors: [unauthenticated, forbidden, notFound, invalid, conflict, planActive, planClosed],
  idempotent: true,
});

export const recordGoalProgress = defineOperation({
  id: 'CALL-26',
  name: 'treatmentGoals.progress',
  method: 'PUT',
  path: '/v1/treatment-goals/:id/progress',
  summary: 'Notes how far a goal has come, from 0 to 100; at 100 it is achieved. Earlier entries stay.',
  access: 'provider',
  body: v.object({
    progress: goalProgress,
    notes: v.pipe(v.string(), v.maxLength(planLimits.progress)),
    /** Where the goal's measure stands, if it was read. */
    value: v.optional(measureAmount),
    /** Whether the author calls the goal achieved; left out, it is at 100. */
    isAchieved: v.optional(v.boolean()),
  }),
  response: treatmentGoal,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    {
      status: 409,
      code: 'PLAN_NOT_ACTIVE',
      when: 'The goal’s plan is a draft or has ended, or the goal was given up.',
    },
  ],
  idempotent: true,
});
