import { canEnterAdminArea, hasAdminRole, hasProviderRole, hasProviderStatus, product } from '@sakina/platform/domain';
import type { User } from '@sakina/platform/domain';
import type { AuthMessage } from '../messages/index.ts';

/** What an account of the demo is for. */
export type AccountGroup = 'consumer' | 'provider' | 'admin';

/** Where an account stands on the page: a role of the organisation's own counts as administration. */
export function groupOf(user: User): AccountGroup {
  if (hasAdminRole(user) || user.role.startsWith(`${product.id}:`)) return 'admin';
  return hasProviderStatus(user) ? 'provider' : 'consumer';
}

/** What sets an account apart from the others with its role; nothing for a plain one. */
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
