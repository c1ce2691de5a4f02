import type { AccountRole } from '@sakina/platform/contract';
import { areas, isAdminRole, mayEnter, offeredPortals, userFromClaims } from '@sakina/platform/domain';
import type { Area, Portal } from '@sakina/platform/domain';

/** What a change of roles changes. */
export interface RoleEffects {
  added: readonly AccountRole[];
  removed: readonly AccountRole[];
  portalsGained: readonly Portal[];
  portalsLost: readonly Portal[];
  areasGained: readonly Area[];
  areasLost: readonly Area[];
  /** An administrator’s role is given or taken. */
  touchesAdministrators: boolean;
}

const holderOf = (roles: readonly AccountRole[]) => userFromClaims({ sub: 'preview', realm_access: { roles } });

/** The portals that someone with these roles is offered, by the guards themselves (PORTAL-2, ROLE-4). */
export function portalsOf(roles: readonly AccountRole[]): readonly Portal[] {
  return offeredPortals(holderOf(roles));
}

const areasOf = (roles: readonly AccountRole[]) => areas.filter((area) => mayEnter[area](holderOf(roles)));
const less = <T>(all: readonly T[], others: readonly T[]) => all.filter((entry) => !others.includes(entry));

/**
 * What another set of roles opens and closes.
 * @param before The roles held now.
 * @param after Those that are chosen.
 */
export function roleEffects(before: readonly AccountRole[], after: readonly AccountRole[]): RoleEffects {
  const added = less(after, before);
  const removed = less(before, after);
  return {
    added,
    removed,
    portalsGained: less(portalsOf(after), portalsOf(before)),
    portalsLost: less(portalsOf(before), portalsOf(after)),
    areasGained: less(areasOf(after), areasOf(before)),
    areasLost: less(areasOf(before), areasOf(after)),
    touchesAdministrators: [...added, ...removed].some(isAdminRole),
  };
}
