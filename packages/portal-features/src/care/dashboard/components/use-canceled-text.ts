import type { Appointment } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useDashboardText } from '../messages/index.ts';

const BY = {
  CLIENT: 'later.cancelledByClient',
  PROVIDER: 'later.cancelledByProvider',
  ADMIN: 'later.cancelledByAdmin',
} as const;

const OF_REQUEST = {
  CLIENT: 'later.withdrawn',
  PROVIDER: 'later.declinedByProvider',
  ADMIN: 'later.declinedByAdmin',
} as const;

/**
 * Who called a session off or said no to a request, in whose words, and what it costs. What the client wrote themselves
 * they need not read again.
 */
export function useCanceledText(): (appointment: Appointment) => string {
  const t = useDashboardText();
  const format = useFormat();
  return ({ cancellation, provider }) => {
    if (!cancellation) return '';
    if (cancellation.reason.code === 'CARE_ENDED') return t('later.careEnded', { name: provider.displayName });
    const who = t((cancellation.wasRequest ? OF_REQUEST : BY)[cancellation.by], { name: provider.displayName });
    const { text } = cancellation.reason;
    const words = cancellation.by !== 'CLIENT' && text ? t('later.words', { words: text }) : '';
    const fee = cancellation.fee.amountMinor > 0 ? t('later.fee', { fee: format.money(cancellation.fee) }) : '';
    return [who, words, fee].filter(Boolean).join(' ');
  };
}
