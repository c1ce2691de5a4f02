import { canEnterAdminArea, hasAdminRole, hasProviderRole, hasProviderStatus, product } from '@sakina/platform/domain';
import type { User } from '@sakina/platform/domain';
import type { AuthMessage } from '../messages/index.ts';

/** The group that a demo account is listed under. */
export type AccountGroup = 'consumer' | 'provider' | 'admin';

/** The group of an account: custom roles of the organisation count as administration. */
export function groupOf(user: User): AccountGroup {
  if (hasAdminRole(user) || user.role.startsWith(`${product.id}:`)) return 'admin';
  return hasProviderStatus(user) ? 'provider' : 'consumer';
}

/** What distinguishes an account from others with the same role; null for a plain one. */
export function noteOf(
  user: User,
): { message: Extract<AuthMessage, `quick.note.${string}`>; organization?: string } | undefined {
  if (!user.profileCompleted) return { message: 'quick.note.newcomer' };
  if (hasProviderStatus(user) && canEnterAdminArea(user)) return { message: 'quick.note.allPortals' };
  if (hasProviderRole(user)) {
    if (user.verificationStatus !== 'verified') return { message: 'quick.note.unverified' };
    return { message: user.metadata.canPrescribe ? 'quick.note.prescriber' : 'quick.note.verified' };
  }
  if (hasProviderStatus(user)) return { message: 'quick.note.tier' };
  const organization = user.organization_context?.current_org_name;
  return organization ? { message: 'quick.note.organization', organization } : undefined;
}
