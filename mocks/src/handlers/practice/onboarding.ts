import { listOwnOnboarding, submitOnboarding } from '@sakina/platform/contract';
import type { SubmissionId } from '@sakina/platform/contract';
import { iso } from '../../clock.ts';
import { defineHandler } from '../define-handler.ts';
import { newId } from './own.ts';

export const submitOnboardingHandler = defineHandler(submitOnboarding, ({ tables, body: { answers }, user, now }) => {
  const earlier = tables.onboardingSubmissions
    .all()
    .find((row) => row.userId === user.userId && row.answers.persona === answers.persona);
  const submittedAt = iso(now);
  const { userId: _userId, ...submission } = tables.onboardingSubmissions.put({
    id: earlier?.id ?? newId<SubmissionId>('sub'),
    userId: user.userId,
    answers,
    firstSubmittedAt: earlier?.firstSubmittedAt ?? submittedAt,
    submittedAt,
  });
  if (!tables.completedProfiles.get(user.userId))
    tables.completedProfiles.put({ id: user.userId, completedAt: submittedAt });
  return { ...submission, profileCompleted: true as const };
});

export const listOwnOnboardingHandler = defineHandler(listOwnOnboarding, ({ tables, user }) => {
  const own = tables.onboardingSubmissions.all().filter((row) => row.userId === user.userId);
  return { items: own.toSorted((first, second) => second.submittedAt.localeCompare(first.submittedAt, 'en')) };
});
