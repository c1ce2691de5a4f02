import { listNotifications } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

const MINUTE_MS = 60_000;

/** Reads what the person has been told of, the latest first; again every minute (CLOUD-146). */
export function useNotifications() {
  return useOperation(listNotifications, {}, { refreshMs: MINUTE_MS });
}
