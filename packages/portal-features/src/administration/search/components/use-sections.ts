import { offersAdminPage } from '@sakina/platform/domain';
import { useUser } from '@sakina/platform/react/session';
import { SECTIONS } from '../model/keys.ts';

/** The sections of the administration that the reader’s rank opens. */
export function useSections() {
  const roles = useUser()?.roles ?? [];
  return SECTIONS.filter(({ path }) => offersAdminPage(path.split('?')[0] ?? path, roles));
}
