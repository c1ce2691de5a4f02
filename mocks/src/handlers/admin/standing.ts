import type { AccountRole, AdminProvider, AdminUser } from '@sakina/platform/contract';
import {
  adminScope,
  isProviderRole,
  mayDo,
  mayGiveRole,
  outranks,
  PLATFORM_ADMINS_AT_LEAST,
  product,
} from '@sakina/platform/domain';
import type { AdminAct } from '@sakina/platform/domain';
import { providerIds, providerOfUser, verificationOf } from '../../bulk-data/users.ts';
import type { Tables } from '../../store/table.ts';
import { ApiFailure, forbidden, notFound } from '../api-failure.ts';
import type { Caller } from '../caller.ts';
import { bulkDataOf } from './bulk-data-of.ts';
import { findUser } from './user-records.ts';
import { searchUsers } from './user-search.ts';

/** What an administrator may do, by the roles they hold now: those of a token may be five minutes old. */
export interface Standing {
  id: string;
  roles: readonly AccountRole[];
  /** The organisation whose people they answer for; null where they answer for everyone. */
  organizationId: string | null;
}

/** An owner without an organisation answers for no one: no organisation has this id. */
const NOBODYS = 'org-none';

/** What whoever calls may do. */
export function standingOf(tables: Tables, { userId }: Pick<Caller, 'userId'>): Standing {
  const record = findUser(tables, () => bulkDataOf(tables), userId)?.user;
  const roles = record?.roles ?? [];
  return {
    id: userId,
    roles,
    organizationId: adminScope(roles) === 'PLATFORM' ? null : (record?.organization?.id ?? NOBODYS),
  };
}

/** The standing of a caller who may do something. @throws ApiFailure 403 */
export function standingFor(act: AdminAct, tables: Tables, user: Pick<Caller, 'userId'>): Standing {
  const standing = standingOf(tables, user);
  if (!mayDo(act, standing.roles)) throw forbidden('Only platform administrators may do this.');
  return standing;
}

/** Whether someone or something of an organisation is the caller’s to see. */
export const isInScope = ({ organizationId }: Standing, organization: AdminUser['organization']) =>
  organizationId === null || organization?.id === organizationId;

/**
 * Reports people of another organisation as not found, so that no one learns that they exist. @throws ApiFailure 404
 */
export function checkScope(standing: Standing, user: AdminUser): void {
  if (user.id !== standing.id && !isInScope(standing, user.organization)) throw notFound('this user');
}

const tooHigh = (message: string) => new ApiFailure(403, 'RANK', message);
const ownAccount = (message: string) => new ApiFailure(409, 'OWN_ACCOUNT', message);

/** No one decides about someone beside or above them. @throws ApiFailure 403 */
export function checkRank({ roles }: Standing, target: AdminUser): void {
  if (!outranks(roles, target.roles)) throw tooHigh('They stand beside or above you. Ask someone above them.');
}

/** No one decides in their own matter. @throws ApiFailure 409 */
export function checkOwnAccount({ id }: Standing, target: AdminUser, message: string): void {
  if (target.id === id) throw ownAccount(message);
}

/** No one decides about their own licence or their own page. @throws ApiFailure 403 */
export function checkOwnMatter({ id }: Standing, userId: string | null): void {
  if (userId === id) throw new ApiFailure(403, 'OWN_MATTER', 'This is about you. Someone else has to decide it.');
}

/** Whether a provider of an organisation is the caller’s to decide about. @throws ApiFailure 404 */
export function checkSessionScope(standing: Standing, provider: Pick<AdminProvider, 'organization'>): void {
  if (!isInScope(standing, provider.organization)) throw notFound('this session');
}

/** Someone who can act: an account that was only invited, or never used, cannot lead anything. */
const isPresent = ({ status, lastSeenAt }: AdminUser) => status === 'ACTIVE' && lastSeenAt !== null;

/** Who else holds a role and can act. */
function othersWith(tables: Tables, role: AccountRole, target: AdminUser, gone: ReadonlySet<string>): AdminUser[] {
  return searchUsers(tables, { role: [role], status: ['ACTIVE'] }, { limit: 1_000 }).items.filter(
    (user) => user.id !== target.id && !gone.has(user.id) && isPresent(user),
  );
}

const OWNER = `${product.id}:owner` as const;

/**
 * The platform keeps two administrators, and an organisation its owner.
 * @param rolesAfter The roles that stay; none for an account that closes.
 * @param gone Those whom the same act has closed before.
 * @throws ApiFailure 409
 */
export function checkLast(
  tables: Tables,
  target: AdminUser,
  rolesAfter: readonly AccountRole[] = [],
  gone: ReadonlySet<string> = new Set(),
): void {
  if (target.status !== 'ACTIVE') return;
  const loses = (role: AccountRole) => target.roles.includes(role) && !rolesAfter.includes(role);
  if (loses('platform:admin') && othersWith(tables, 'platform:admin', target, gone).length < PLATFORM_ADMINS_AT_LEAST)
    throw new ApiFailure(
      409,
      'LAST_ADMIN',
      'Too few active platform administrators would be left. Give someone else that role first.',
    );
  const organization = target.organization?.id;
  if (
    loses(OWNER) &&
    organization !== undefined &&
    !othersWith(tables, OWNER, target, gone).some((user) => user.organization?.id === organization)
  )
    throw new ApiFailure(
      409,
      'LAST_OWNER',
      'This is the last active owner of their organization. Give someone else that role first.',
    );
}

/** Whether a licence of the account was approved here. */
function hasLicence(tables: Tables, userId: string, number: number | null): boolean {
  if (number === null)
    return tables.providers.all().some((row) => row.userId === userId && row.verification === 'VERIFIED');
  const provider = providerOfUser(number);
  if (provider < 0) return false;
  return (
    (tables.bulkVerifications.get(providerIds.of(provider))?.verification ?? verificationOf(provider)) === 'VERIFIED'
  );
}

/**
 * Roles are given and taken below one’s own, and a provider’s role goes with a licence.
 * @param holder Who gets them, and their number among the generated people; null for someone new.
 * @throws ApiFailure 403, 409
 */
export function checkRoles(
  tables: Tables,
  { roles }: Standing,
  { before, after }: { before: readonly AccountRole[]; after: readonly AccountRole[] },
  holder: { id: string; number: number | null } | null,
): void {
  const added = after.filter((role) => !before.includes(role));
  const removed = before.filter((role) => !after.includes(role));
  if ([...added, ...removed].some((role) => !isProviderRole(role) && !mayGiveRole(roles, role)))
    throw tooHigh('You can give and take roles below your own.');
  if (added.some(isProviderRole) && !(holder && hasLicence(tables, holder.id, holder.number)))
    throw new ApiFailure(409, 'LICENCE_NEEDED', 'A provider’s role comes with a license that was approved here.');
}
