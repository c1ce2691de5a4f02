import type { AccountRole, AccountStatus, AdminUser, UserId } from '@sakina/platform/contract';
import { planIds, rankedRoles, userFromClaims } from '@sakina/platform/domain';
import { isoOf } from '../../bulk-data/calendar.ts';
import type { BulkData } from '../../bulk-data/bulk-data.ts';
import { countryAt } from '../../bulk-data/names.ts';
import { organizations } from '../../bulk-data/organizations.ts';
import { emailOf, nameOf, userIds, userStatuses } from '../../bulk-data/users.ts';
import { addMinutes, iso } from '../../clock.ts';
import { storyAccounts } from '../../personas/accounts.ts';
import { createRandom } from '../../personas/random.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tables } from '../../store/table.ts';
import { seededAt } from './bulk-data-of.ts';

type Change = Rows['adminUserChanges'];

/** The plan of an organisation, and its name. */
export function organizationFields(id: string | null): Pick<AdminUser, 'plan' | 'organization'> {
  const organization = organizations.find((entry) => entry.id === id);
  return organization
    ? { plan: organization.plan, organization: { id: organization.id, name: organization.name } }
    : { plan: 'starter', organization: null };
}

const ranked = (roles: readonly string[]): AccountRole[] => {
  const held = rankedRoles.filter((role) => roles.includes(role));
  return held.length > 0 ? held : ['patient'];
};

/** A user with administrators' changes applied. */
export function withChange(user: AdminUser, change: Change | undefined): AdminUser {
  return change ? { ...user, status: change.status ?? user.status, roles: change.roles ?? user.roles } : user;
}

/** The roles of a bit set of the index. */
const rolesOf = (bits: number): AccountRole[] => rankedRoles.filter((_, index) => (bits & (1 << index)) !== 0);

/** A generated user, without administrators' changes. */
export function bulkUser({ users }: BulkData, user: number): AdminUser {
  const [country, timeZone] = countryAt(users.country[user] ?? 0);
  const seen = users.seen[user] ?? 0;
  return {
    id: userIds.of(user) as UserId,
    displayName: nameOf(user),
    email: emailOf(user),
    roles: rolesOf(users.roles[user] ?? 0),
    status: userStatuses[users.status[user] ?? 0] ?? 'ACTIVE',
    ...organizationFields(organizations[(users.organization[user] ?? 0) - 1]?.id ?? null),
    country,
    timeZone,
    createdAt: isoOf(users.created[user] ?? 0),
    lastSeenAt: seen === 0 ? null : isoOf(seen),
    sessionCount: users.sessions[user] ?? 0,
  };
}

/** Everyone of the practice and invited staff, as the list of users shows them. */
export function namedUsers(tables: Tables): AdminUser[] {
  const appointments = groupByClient(tables);
  const laidAt = seededAt(tables);
  const accounts = new Map(storyAccounts.map(({ claims }) => [String(claims['sub']), claims]));
  const known = new Map<string, { displayName: string; email: string }>(
    tables.people.all().map((person) => [person.id, person]),
  );
  for (const [id, claims] of accounts)
    known.set(id, { displayName: String(claims['name']), email: String(claims['email']) });
  const providers = new Map(tables.providers.all().map((provider) => [provider.userId, provider]));
  const people = [...known].map(([id, { displayName, email }]): AdminUser => {
    const claims = accounts.get(id);
    const user = claims && userFromClaims(claims);
    const own = appointments.get(id) ?? [];
    const provider = providers.get(id as UserId) ?? tables.providers.get(own[0]?.provider.id ?? '');
    const random = createRandom(`account ${id}`);
    const firstBooked = own.reduce(
      (least, row) => Math.min(least, Date.parse(row.createdAt)),
      addMinutes(laidAt, -1440 * random.integer(120, 800)).getTime(),
    );
    const past = own
      .filter((row) => row.endedAt !== null)
      .reduce((most, row) => Math.max(most, Date.parse(row.endedAt ?? row.endsAt)), 0);
    const seen = claims ? addMinutes(laidAt, -random.integer(20, 2_400)).getTime() : past;
    return {
      id: id as UserId,
      displayName,
      email,
      roles: ranked(user ? user.roles : ['patient']),
      status: 'ACTIVE',
      ...organizationFields(organizationIdOf(claims)),
      country: provider?.country ?? 'US',
      timeZone: provider?.timeZone ?? 'America/New_York',
      createdAt: iso(firstBooked - 86_400_000),
      lastSeenAt: seen === 0 ? null : iso(Math.max(seen, past)),
      sessionCount: own.length,
    };
  });
  return [...people, ...tables.staffAccounts.all().map(staffUser)].map((user) =>
    withChange(user, tables.adminUserChanges.get(user.id)),
  );
}

function staffUser({
  id,
  displayName,
  email,
  roles,
  organizationId,
  invitedAt,
  acceptedAt,
}: Rows['staffAccounts']): AdminUser {
  return {
    id,
    displayName,
    email,
    roles,
    status: acceptedAt === undefined ? 'INVITED' : 'ACTIVE',
    ...organizationFields(organizationId),
    country: organizations.find((entry) => entry.id === organizationId)?.country ?? 'US',
    timeZone: 'America/New_York',
    createdAt: invitedAt,
    lastSeenAt: acceptedAt ?? null,
    sessionCount: 0,
  };
}

/** The organisation of someone with an account of the demo, by the claims of their token; null without one. */
export function accountOrganizationId(userId: string): string | null {
  return organizationIdOf(storyAccounts.find(({ claims }) => claims['sub'] === userId)?.claims);
}

function organizationIdOf(claims: Readonly<Record<string, unknown>> | undefined): string | null {
  const context = claims?.['organization_context'];
  return typeof context === 'object' && context !== null
    ? String((context as Record<string, unknown>)['current_org_id'])
    : null;
}

function groupByClient(tables: Tables): Map<string, Rows['appointments'][]> {
  const groups = new Map<string, Rows['appointments'][]>();
  for (const row of tables.appointments.all()) {
    const group = groups.get(row.client.id);
    if (group) group.push(row);
    else groups.set(row.client.id, [row]);
  }
  return groups;
}

/** A user by id, of the practice or generated, with changes applied; null if there is none. */
export function findUser(
  tables: Tables,
  bulk: () => BulkData,
  id: string,
): { user: AdminUser; number: number | null } | null {
  const number = userIds.numberOf(id);
  if (number !== null) return { user: withChange(bulkUser(bulk(), number), tables.adminUserChanges.get(id)), number };
  const user = namedUsers(tables).find((entry) => entry.id === id);
  return user ? { user, number: null } : null;
}

/** Ranks of names in the index. */
export const planIndex = (plan: AdminUser['plan']) => planIds.indexOf(plan);
export const statusIndex = (status: AccountStatus) => userStatuses.indexOf(status);
