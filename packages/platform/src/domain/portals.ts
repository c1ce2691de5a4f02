import { areaOf, areas, pathSegments } from './areas.ts';
import { canEnterAdminArea, hasAdminRole, hasProviderStatus, mayEnter } from './roles.ts';
import type { RoleHolder } from './roles.ts';

/** The three portals, in the order of the portal switch. */
export const portals = ['consumer', ...areas] as const;
export type Portal = (typeof portals)[number];

/** What a portal lets its user do (PORTAL-3). */
export interface Capabilities {
  readonly canAccessPatientRecords: boolean;
  readonly canPrescribe: boolean;
  readonly canViewFinancials: boolean;
}

/** The part of a user that capabilities are read from. */
export interface CapabilityHolder extends RoleHolder {
  readonly verificationStatus?: string | null;
  readonly metadata?: {
    readonly isProvider?: boolean;
    readonly canPrescribe?: boolean;
    readonly canViewFinancials?: boolean;
  };
}

const none: Capabilities = { canAccessPatientRecords: false, canPrescribe: false, canViewFinancials: false };

function someRole(user: RoleHolder, matches: (role: string) => boolean): boolean {
  return matches(user.role) || user.roles.some(matches);
}

/** The portals of a user (PORTAL-2). A plain `admin` has the admin portal although its area does not admit them. */
export function availablePortals(user: RoleHolder | null | undefined): readonly Portal[] {
  if (!user) return ['consumer'];
  const isProvider = hasProviderStatus(user) || someRole(user, (role) => role.toLowerCase().includes('provider'));
  const isAdmin =
    user.role === 'admin' || hasAdminRole(user) || someRole(user, (role) => role.includes('platform:admin'));
  const has: Readonly<Record<Portal, boolean>> = { consumer: true, provider: isProvider, admin: isAdmin };
  return portals.filter((portal) => has[portal]);
}

/** The available portals whose area admits the user: what a switch offers (PORTAL-2, ROLE-4). */
export function offeredPortals(user: RoleHolder | null | undefined): readonly Portal[] {
  return availablePortals(user).filter((portal) => portal === 'consumer' || mayEnter[portal](user));
}

/** What the user may do in each portal; nothing in a portal they do not have. */
export function capabilitiesOf(user: CapabilityHolder | null | undefined): Readonly<Record<Portal, Capabilities>> {
  const available = availablePortals(user);
  if (!user) return { consumer: none, provider: none, admin: none };
  const isVerified = user.roles.includes('provider:verified');
  return {
    consumer: none,
    provider: available.includes('provider')
      ? {
          canAccessPatientRecords: isVerified || user.verificationStatus === 'verified',
          canPrescribe: user.roles.includes('provider:can_prescribe') || user.metadata?.canPrescribe === true,
          canViewFinancials: isVerified || user.metadata?.canViewFinancials === true,
        }
      : none,
    admin:
      available.includes('admin') && canEnterAdminArea(user)
        ? { canAccessPatientRecords: true, canPrescribe: false, canViewFinancials: true }
        : none,
  };
}

/** The portal of a user without a known active one: the administrator’s, the provider’s, else the consumer’s. */
export function defaultPortal(user: RoleHolder | null | undefined): Portal {
  return offeredPortals(user).at(-1) ?? 'consumer';
}

/**
 * What a user may do while a portal is active. An administrator who is not a provider sees the provider area without
 * switching, so administrator capabilities apply in any portal (ROLE-4).
 */
export function capabilitiesInForce(user: CapabilityHolder | null | undefined, active: Portal): Capabilities {
  const offered = offeredPortals(user);
  const isOnlyAdmin = offered.includes('admin') && !offered.includes('provider');
  return capabilitiesOf(user)[isOnlyAdmin ? 'admin' : active];
}

/** The portal that owns a path; null for a page of no portal, which keeps the active one (PORTAL-6). */
export function portalOfPath(path: string): Portal | null {
  const area = areaOf(path);
  if (area !== null) return area;
  const segments = pathSegments(path);
  const [first = ''] = segments;
  if (first === 'therapist-dashboard' && segments.length === 1) return 'provider';
  if (first === 'booking' || first === 'booking-cal') return 'consumer';
  return segments.length === 1 && (first === 'dashboard' || first === 'deenya') ? 'consumer' : null;
}

/** The portal that owns a path, where the user may be in it: it is offered, and their profile is complete. */
export function openPortalOfPath(
  user: RoleHolder & { readonly profileCompleted?: boolean },
  path: string,
): Portal | null {
  const owner = portalOfPath(path);
  return owner !== null && user.profileCompleted === true && offeredPortals(user).includes(owner) ? owner : null;
}

const homes = {
  consumer: '/dashboard',
  provider: '/provider/portal',
  admin: '/admin',
} as const satisfies Record<Portal, string>;

/** Why a portal was switched: chosen by the user, or by opening an address that another portal owns. */
export const portalSwitchReasons = ['chosen', 'route'] as const;

/** One of `portalSwitchReasons`, as the app logs it. */
export type PortalSwitchReason = (typeof portalSwitchReasons)[number];

/** The first page of a portal. */
export function portalHome(portal: Portal): (typeof homes)[Portal] {
  return homes[portal];
}
