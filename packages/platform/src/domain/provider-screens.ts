import { patterns } from './paths.ts';
import { featureAccess, type PermissionHolder } from './permissions.ts';
import { hasPractice } from './practice.ts';
import type { ProfessionHolder } from './practice.ts';
import { professionRowOf } from './professions.ts';

/**
 * Whether a screen of the provider portal belongs to the work of a user, so that links lead there: the profession has
 * it, and permission and plan contain it (ROLE-10). Someone without a practice has the portal’s first screen only.
 * @param pattern The screen’s address pattern.
 */
export function offersScreen(user: (ProfessionHolder & PermissionHolder) | null | undefined, pattern: string): boolean {
  if (!user) return false;
  if (!hasPractice(user)) return pattern === patterns.providerPortal;
  if (pattern === patterns.providerAnalytics) return featureAccess(user, 'reporting_analytics').kind === 'allowed';
  if (pattern === patterns.providerInsurance) return professionRowOf(user).billsInsurance;
  return true;
}
