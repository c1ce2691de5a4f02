import type { CancellationPolicy } from '@sakina/platform/contract';
import { isAlwaysFree } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useOwnPageText } from '../messages/index.ts';

/** Returns a function that words what a late cancellation costs; a rule without a fee is free at any time. */
export function usePolicyText(): (policy: CancellationPolicy) => string {
  const t = useOwnPageText();
  const format = useFormat();
  return (policy) =>
    isAlwaysFree(policy)
      ? t('policy.alwaysFree')
      : t('policy.words', { hours: policy.freeUntilHours, percent: format.percent(policy.lateFeePercent) });
}
