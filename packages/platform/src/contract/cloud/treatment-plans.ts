import * as v from 'valibot';
import { forbidden, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { ownTreatmentPlan, treatmentPlan } from '../schemas/treatment.ts';

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
