import { useUser } from '@sakina/platform/react/session';
import { usePlatformAdmins } from '../api/use-platform-admins.ts';
import type { Acting } from '../model/guards.ts';

/**
 * Who looks, as far as the guards ask.
 * @param isAdministrator Whether it is about an administrator, whose number then matters.
 */
export function useActing(isAdministrator: boolean): Acting {
  const user = useUser();
  const platformAdmins = usePlatformAdmins(isAdministrator);
  return { id: user?.id ?? '', roles: user?.roles ?? [], platformAdmins };
}
