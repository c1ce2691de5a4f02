import * as v from 'valibot';
import { extend } from '../schemas/common.ts';
import { invalid, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { onboardingAnswers, onboardingSubmission } from '../schemas/onboarding.ts';

export const submitOnboarding = defineOperation({
  id: 'CLOUD-83',
  name: 'onboarding.submit',
  method: 'POST',
  path: '/cloud/v1/onboarding/submissions',
  summary: 'Hands in the answers of one persona. The profile is complete with it: the next token says so.',
  access: 'user',
  body: v.object({ answers: onboardingAnswers }),
  response: extend(onboardingSubmission, { profileCompleted: v.literal(true) }),
  errors: [unauthenticated, invalid],
  idempotent: true,
});

export const listOwnOnboarding = defineOperation({
  id: 'CLOUD-84',
  name: 'onboarding.list',
  method: 'GET',
  path: '/cloud/v1/onboarding/submissions',
  summary: 'What the caller has answered, the latest first.',
  access: 'user',
  response: v.object({ items: v.array(onboardingSubmission) }),
  errors: [unauthenticated],
});
