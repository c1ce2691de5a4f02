import type { CancellationPolicy, Money } from '@sakina/platform/contract';
import { freeCancellationUntil, isCancellationFree, lateFee, REGRET_MINUTES } from '@sakina/platform/domain';
import { useFormat, useNow } from '@sakina/platform/react';
import { useMoment } from './use-when.ts';

/** What cancelling would cost, for the texts. */
export interface PolicyWords {
  /** Which text applies: always free, free for now, free for minutes once it is booked, or no longer free. */
  state: 'Always' | 'Free' | 'Soon' | 'Late';
  /** Values of the text: last free moment, minutes after the booking, percent and fee. */
  values: { until: string; minutes: number; percent: string; fee: string };
}

/**
 * Returns a function that words a provider's cancellation policy for one session, with its actual last free moment.
 * `bookedAt` is when it was booked; left out, it is yet to be.
 */
export function usePolicy(): (
  price: Money,
  startsAt: string,
  policy: CancellationPolicy,
  bookedAt?: string,
) => PolicyWords {
  const format = useFormat();
  const moment = useMoment();
  const now = useNow();
  return (price, startsAt, policy, bookedAt) => ({
    state: stateOf(lateFee(price, policy), isCancellationFree(startsAt, policy, now, bookedAt), bookedAt),
    values: {
      until: moment(freeCancellationUntil(startsAt, policy, bookedAt)),
      minutes: REGRET_MINUTES,
      percent: format.percent(policy.lateFeePercent),
      fee: format.money(lateFee(price, policy)),
    },
  });
}

function stateOf(fee: Money, isFree: boolean, bookedAt: string | undefined): PolicyWords['state'] {
  if (fee.amountMinor === 0) return 'Always';
  if (isFree) return 'Free';
  return bookedAt === undefined ? 'Soon' : 'Late';
}
