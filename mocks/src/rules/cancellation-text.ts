import type { AdminSession } from '@sakina/platform/contract';
import type { AppointmentRow } from '../store/rows.ts';

/** A cancellation as administrators see it: that there are words, and not what they say (ADM-62). */
export function withoutText(cancellation: AppointmentRow['cancellation']): AdminSession['cancellation'] {
  if (cancellation === null) return null;
  const { reason, by, at, fee, wasRequest } = cancellation;
  return {
    reason: { code: reason.code, hasText: Boolean(reason.text) },
    by,
    at,
    fee,
    ...(wasRequest && { wasRequest }),
  };
}
