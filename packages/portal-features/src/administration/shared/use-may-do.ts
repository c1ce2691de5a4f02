import { mayDo } from '@sakina/platform/domain';
import type { AdminAct } from '@sakina/platform/domain';
import { useUser } from '@sakina/platform/react/session';

/**
 * Whether the reader may do something, by the table that the server refuses by as well. What they may not is not
 * offered.
 */
export function useMayDo(act: AdminAct): boolean {
  return mayDo(act, useUser()?.roles ?? []);
}
