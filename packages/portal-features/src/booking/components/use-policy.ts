import type { CancellationPolicy, Money } from '@sakina/platform/contract';
import { freeCancellationUntil, isCancellationFree, lateFee } from '@sakina/platform/domain';
import { useFormat, useNow } from '@sakina/platform/react';
import { useMoment } from './use-when.ts';

/** What cancelling would cost, as far as texts need it. */
export interface PolicyWords {
  /** Which sentence holds: free at any time, free for a while, or not free any more. */
  state: 'Always' | 'Free' | 'Late';
  /** For the sentence: last free moment, percent and fee. */
  values: { until: string; percent: number; fee: string };
}

/** Says a provider's cancellation policy for one session, with its actual last free moment. */
export function usePolicy(): (price: Money, startsAt: string, policy: CancellationPolicy) => PolicyWords {
  const format = useFormat();
  const moment = useMoment();
  const now = useNow();
  return (price, startsAt, policy) => ({
    state:
      lateFee(price, policy).amountMinor === 0 ? 'Always' : isCancellationFree(startsAt, policy, now) ? 'Free' : 'Late',
    values: {
      until: moment(freeCancellationUntil(startsAt, policy)),
      percent: policy.lateFeePercent,
      fee: format.money(lateFee(price, policy)),
    },
  });
}
