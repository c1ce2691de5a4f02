import { scopeOf } from '@sakina/platform/contract';
import type { Operation, ScopeParty } from '@sakina/platform/contract';
import { mayDo } from '@sakina/platform/domain';
import type { Tables } from '../store/table.ts';
import { existingProvider } from './admin/provider-records.ts';
import { isInScope, standingOf } from './admin/standing.ts';
import type { Standing } from './admin/standing.ts';
import { forbidden, notFound } from './api-failure.ts';
import type { Caller } from './caller.ts';
import { recordKinds } from './scope-records.ts';
import type { Parties } from './scope-records.ts';

/** As whom a caller meets a record: as one of its own, or as an administrator who answers for it. */
export type ScopeSide = 'PARTY' | 'ADMINISTRATOR';

/** Whether a record is the caller’s in one of these ways. */
function isParty(tables: Tables, caller: Caller, parties: Parties, as: readonly ScopeParty[]): boolean {
  const { people = [], providers = [], circleId } = parties;
  return as.some((party) => {
    if (party === 'PERSON') return people.includes(caller.userId);
    if (party === 'PROVIDER') return caller.providerId !== null && providers.includes(caller.providerId);
    const circle = circleId ? tables.circles.get(circleId) : undefined;
    return moderates(caller, circle);
  });
}

/**
 * Whether someone looks after a circle: as one of its moderators, or as a platform administrator. What belongs to no
 * circle, such as a review, is for platform administrators.
 */
export function moderates(
  caller: Pick<Caller, 'isPlatformAdmin' | 'providerId'> | null,
  circle: { moderators: readonly { providerId: string }[] } | undefined,
): boolean {
  if (caller === null) return false;
  return (
    caller.isPlatformAdmin || (circle?.moderators.some(({ providerId }) => providerId === caller.providerId) ?? false)
  );
}

/** Whether an administrator answers for a record: by its own organization, or by that of one of its providers. */
function answersFor(
  tables: Tables,
  standing: Standing,
  { people = [], providers = [], organizationId }: Parties,
): boolean {
  if (standing.organizationId === null || people.includes(standing.id)) return true;
  if (organizationId !== undefined) return organizationId === standing.organizationId;
  return providers.some((id) => id !== null && isInScope(standing, existingProvider(tables, id).organization));
}

/**
 * Whether the record that a call names is in the caller’s scope. One outside it and one that does not exist are
 * answered alike.
 * @returns As whom the caller meets it; null where the path names no one’s record.
 * @throws ApiFailure 404 outside the scope; 403 where the rank alone forbids it.
 */
export function checkScopeOf(
  operation: Operation,
  { tables, caller, params }: { tables: Tables; caller: Caller | null; params: Record<string, string> },
): ScopeSide | null {
  const scope = scopeOf(operation);
  const [id] = Object.values(params);
  if (scope?.kind !== 'RECORD' || caller === null || id === undefined) return null;
  const { called, partiesOf } = recordKinds[scope.record];
  const parties = partiesOf(tables, id);
  if (!parties) throw notFound(called);
  if (isParty(tables, caller, parties, scope.parties)) return 'PARTY';
  if (scope.act === undefined || !caller.isAdmin) throw notFound(called);
  const standing = standingOf(tables, caller);
  if (!answersFor(tables, standing, parties)) throw notFound(called);
  if (!mayDo(scope.act, standing.roles)) throw forbidden('Only platform administrators may do this.');
  return 'ADMINISTRATOR';
}
