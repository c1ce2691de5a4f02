import * as v from 'valibot';
import { conflict, forbidden, invalid, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { count } from '../schemas/common.ts';
import { ownTreatmentPlan, planLimits, planListItem, planVersion, treatmentPlan } from '../schemas/treatment.ts';

export const listTreatmentPlans = defineOperation({
  id: 'CLOUD-40',
  name: 'treatmentPlans.list',
  method: 'GET',
  path: '/cloud/v1/clients/:id/treatment-plans',
  summary: 'The plans that the provider has written for a client, the latest first.',
  access: 'provider',
  response: v.object({ items: v.array(treatmentPlan) }),
  errors: [unauthenticated, forbidden, notFound],
});

export const getTreatmentPlan = defineOperation({
  id: 'CLOUD-41',
  name: 'treatmentPlans.get',
  method: 'GET',
  path: '/cloud/v1/treatment-plans/:id',
  summary: 'One plan of the provider’s.',
  access: 'provider',
  response: treatmentPlan,
  errors: [unauthenticated, forbidden, notFound],
});

export const listOwnTreatmentPlans = defineOperation({
  id: 'CLOUD-42',
  name: 'treatmentPlans.listOwn',
  method: 'GET',
  path: '/cloud/v1/me/treatment-plans',
  summary: 'The caller’s own plans in their own wording, the latest first; drafts are not among them.',
  access: 'user',
  response: v.object({ items: v.array(ownTreatmentPlan) }),
  errors: [unauthenticated],
});

export const listAllTreatmentPlans = defineOperation({
  id: 'CLOUD-261',
  name: 'treatmentPlans.listAll',
  method: 'GET',
  path: '/cloud/v1/treatment-plans',
  summary: 'All plans that the provider has written, the latest first.',
  access: 'provider',
  response: v.object({ items: v.array(planListItem) }),
  errors: [unauthenticated, forbidden],
});

export const listPlanVersions = defineOperation({
  id: 'CLOUD-262',
  name: 'treatmentPlans.versions',
  method: 'GET',
  path: '/cloud/v1/treatment-plans/:id/versions',
  summary: 'The versions of a plan that were sent to its client, the newest first.',
  access: 'provider',
  response: v.object({ items: v.array(planVersion) }),
  errors: [unauthenticated, forbidden, notFound],
});

export const sendPlanVersion = defineOperation({
  id: 'CLOUD-263',
  name: 'treatmentPlans.send',
  method: 'POST',
  path: '/cloud/v1/treatment-plans/:id/versions',
  summary: 'Sends a plan as it stands to its client to agree to. A draft becomes active when they agree.',
  access: 'provider',
  body: v.object({
    /** The version of the plan that is sent. */
    version: count,
  }),
  response: planVersion,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    conflict,
    {
      status: 409,
      code: 'PLAN_ACTIVE',
      when: 'The client has an active plan with this provider already; details.planId names it.',
    },
    { status: 409, code: 'PLAN_CLOSED', when: 'The plan has ended and stands as it is.' },
    { status: 409, code: 'PLAN_AWAITS_ANSWER', when: 'This version was sent already and the client has not answered.' },
  ],
  idempotent: true,
});

export const answerPlanVersion = defineOperation({
  id: 'CLOUD-264',
  name: 'treatmentPlans.agree',
  method: 'POST',
  path: '/cloud/v1/me/treatment-plans/:id/agreement',
  summary: 'The client agrees to a version of their plan, or asks for a change.',
  access: 'user',
  body: v.object({
    /** The number of the version that the client has read. */
    number: count,
    answer: v.picklist(['AGREED', 'CHANGE_ASKED']),
    /** What should change; needed to ask for a change. */
    words: v.optional(v.pipe(v.string(), v.maxLength(planLimits.answer))),
  }),
  response: ownTreatmentPlan,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    {
      status: 409,
      code: 'PLAN_NOT_WAITING',
      when: 'This version waits for no answer: it was answered, withdrawn or replaced.',
    },
    { status: 409, code: 'PLAN_ACTIVE', when: 'Another plan with this provider has become active meanwhile.' },
  ],
  idempotent: true,
});
