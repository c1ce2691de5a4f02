import { getAdminSafetyAlert } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { REFRESH_MS } from './refresh.ts';

/** One alert with who can take it and what was done so far; it follows what others do. */
export function useAlert(id: string) {
  return useOperation(getAdminSafetyAlert, { params: { id } }, { refreshMs: REFRESH_MS });
}
