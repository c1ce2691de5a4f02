import { isApiError } from '@sakina/platform/client';

/** What someone else did meanwhile, by the code of the refusal; null for any other error. */
export function meanwhileOf(error: unknown): 'CLAIMED' | 'ALERT_ACKNOWLEDGED' | null {
  if (isApiError(error, 'CLAIMED')) return 'CLAIMED';
  return isApiError(error, 'ALERT_ACKNOWLEDGED') ? 'ALERT_ACKNOWLEDGED' : null;
}
