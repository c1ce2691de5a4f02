import { listOnCallAlerts } from '@sakina/platform/contract';
import { canEnterProviderArea, hasAdminRole } from '@sakina/platform/domain';
import { useOperation, useUser } from '@sakina/platform/react';
import { REFRESH_MS } from './refresh.ts';

/** The alerts that the reader has to answer now; nothing is asked for someone who can never be on call. */
export function useOnCallAlerts() {
  const user = useUser();
  const mayBeOnCall = user !== null && (canEnterProviderArea(user) || hasAdminRole(user));
  return useOperation(listOnCallAlerts, mayBeOnCall ? {} : null, { refreshMs: REFRESH_MS });
}
