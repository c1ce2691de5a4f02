import type { Access } from '@sakina/platform/domain';
import { hasStoredSession } from '../boot/has-stored-session.ts';

/**
 * Whether it is checked who is signed in before a page with this rule is shown (AUTH-4). A public page comes first,
 * unless this device stores a session: the check loads the code of sign-in.
 */
export function isCheckedAtOnce(access: Access): boolean {
  if (access === 'open') return false;
  return access !== 'any' || hasStoredSession();
}
