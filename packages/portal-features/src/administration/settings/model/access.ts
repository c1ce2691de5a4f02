import { capabilitiesOf, homeRoute, mayEnter, portals, rankedRoles, roleRank } from '@sakina/platform/domain';
import type { Capabilities, Portal, RankedRole } from '@sakina/platform/domain';

/** What a role opens by itself. */
export interface RoleAccess {
  role: RankedRole;
  rank: number;
  home: ReturnType<typeof homeRoute>;
  opens: readonly Portal[];
  /** In any portal. */
  may: Readonly<Record<keyof Capabilities, boolean>>;
}

/**
 * Who may do what, highest rank first: computed with the functions that guard the routes, so that it cannot differ from
 * them.
 */
export function roleAccess(): readonly RoleAccess[] {
  return rankedRoles.map((role) => {
    const holder = { role, roles: [role] };
    const inEach = Object.values(capabilitiesOf(holder));
    const somewhere = (name: keyof Capabilities) => inEach.some((capabilities) => capabilities[name]);
    return {
      role,
      rank: roleRank(role),
      home: homeRoute(holder),
      opens: portals.filter((portal) => portal === 'consumer' || mayEnter[portal](holder)),
      may: {
        canAccessPatientRecords: somewhere('canAccessPatientRecords'),
        canPrescribe: somewhere('canPrescribe'),
        canViewFinancials: somewhere('canViewFinancials'),
      },
    };
  });
}
