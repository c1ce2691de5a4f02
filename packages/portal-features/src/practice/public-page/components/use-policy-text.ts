import type { CancellationPolicy } from '@sakina/platform/contract';
import { isAlwaysFree } from '@sakina/platform/domain';
import { useOwnPageText } from '../messages/index.ts';

/** Returns a function that words what a late cancellation costs; a rule without a fee is free at any time. */
export function usePolicyText(): (policy: CancellationPolicy) => string {
  const t = useOwnPageText();
  return (policy) =>
    isAlwaysFree(policy)
      ? t('policy.alwaysFree')
      : t('policy.words', { hours: policy.freeUntilHours, percent: policy.lateFeePercent });
}
