import type { Appointment, ProviderProfile } from '@sakina/platform/contract';
import { freeCancellationUntil, isCancellationFree, lateFee } from '@sakina/platform/domain';
import type { Read } from '@sakina/platform/react';
import { useFormat, useNow } from '@sakina/platform/react';
import { useProvider } from '../../shared/index.ts';
import { useDashboardText } from '../messages/index.ts';

/** What cancelling costs at this moment, and the reading of it. */
export interface CancelCost {
  read: Read<ProviderProfile>;
  /** Which sentence holds and its values; undefined until the policy has been read. */
  words: { state: 'Always' | 'Free' | 'Late'; values: { until: string; fee: string; percent: number } } | undefined;
}

/** Reads the provider's policy and applies it to a session. */
export function useCancelCost({ provider, price, startsAt }: Appointment): CancelCost {
  const t = useDashboardText();
  const format = useFormat();
  const now = useNow();
  const read = useProvider(provider.id);
  const policy = read.data?.cancellationPolicy;
  if (!policy) return { read, words: undefined };
  const until = freeCancellationUntil(startsAt, policy);
  const fee = lateFee(price, policy);
  const isFree = isCancellationFree(startsAt, policy, now);
  return {
    read,
    words: {
      state: fee.amountMinor === 0 ? 'Always' : isFree ? 'Free' : 'Late',
      values: {
        until: t('cancel.moment', {
          day: format.dayInWords(until),
          time: format.time(until),
          zone: format.zone(format.timeZone, until),
        }),
        fee: format.money(fee),
        percent: policy.lateFeePercent,
      },
    },
  };
}
