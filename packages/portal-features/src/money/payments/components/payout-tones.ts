import type { StatusTone } from '@sakina/design-system';
import type { PayoutStatus } from '@sakina/platform/contract';

/** How each state of a payout is marked. */
export const PAYOUT_TONES: Record<PayoutStatus, StatusTone> = {
  PENDING: 'waiting',
  IN_TRANSIT: 'active',
  PAID: 'success',
  FAILED: 'danger',
};
