import { listOwnOnboarding } from '@sakina/platform/contract';
import type { OnboardingSubmission } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** Reads what the person answered when they came. */
export function useOwnAnswers(): Read<{ items: OnboardingSubmission[] }> {
  return useOperation(listOwnOnboarding, {});
}
