import type { Appointment } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useDashboardText } from '../messages/index.ts';

const BY = {
  CLIENT: 'later.cancelledByClient',
  PROVIDER: 'later.cancelledByProvider',
  ADMIN: 'later.cancelledByAdmin',
} as const;

/** Who called a session off, and what it costs. */
export function useCalledOffWords(): (appointment: Appointment) => string {
  const t = useDashboardText();
  const format = useFormat();
  return ({ cancellation, provider }) => {
    if (!cancellation) return '';
    if (cancellation.reason.code === 'CARE_ENDED') return t('later.careEnded', { name: provider.displayName });
    const who = t(BY[cancellation.by], { name: provider.displayName });
    const fee = cancellation.fee.amountMinor > 0 ? t('later.fee', { fee: format.money(cancellation.fee) }) : '';
    return [who, fee].filter(Boolean).join(' ');
  };
}
