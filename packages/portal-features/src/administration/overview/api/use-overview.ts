import { getAdminOverview } from '@sakina/platform/contract';
import { useFormat, useOperation } from '@sakina/platform/react';

/** How often figures and queue are read again while the page is looked at (ADM-4). */
const EVERY_MS = 60_000;

/**
 * The figures of the platform and what waits for an administrator; today is the reader’s, as in the list of sessions
 * that it leads to.
 */
export function useOverview() {
  const { timeZone } = useFormat();
  return useOperation(getAdminOverview, { query: { timeZone } }, { refreshMs: EVERY_MS });
}
