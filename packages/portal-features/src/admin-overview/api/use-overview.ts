import { getAdminOverview } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** How often figures and queue are read again while the page is looked at (ADM-4). */
const EVERY_MS = 60_000;

/** The figures of the platform and what waits for an administrator. */
export function useOverview() {
  return useOperation(getAdminOverview, {}, { refreshMs: EVERY_MS });
}
