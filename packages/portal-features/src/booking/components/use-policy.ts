import type { CancellationPolicy, Money } from '@sakina/platform/contract';
import { freeCancellationUntil, isCancellationFree, lateFee } from '@sakina/platform/domain';
import { useFormat, useNow } from '@sakina/platform/react';
import { useMoment } from './use-when.ts';

/** What cancelling would cost, for the texts. */
export interface PolicyWords {
  /** Which text applies: always free, free for now, or no longer free. */
  state: 'Always' | 'Free' | 'Late';
  /** Values of the text: last free moment, percent and fee. */
  values: { until: string; percent: number; fee: string };
}

/** Returns a function that words a provider's cancellation policy for one session, with its actual last free moment. */
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
