import type { AdminUser, AdminUserFilters, AdminUserSort } from '@sakina/platform/contract';
import { minuteOf } from '../../bulk-data/calendar.ts';
import type { BulkData } from '../../bulk-data/bulk-data.ts';
import { compareTexts } from '../../bulk-data/bulk-data.ts';
import { countries } from '../../bulk-data/name-pools.ts';
import { organizations } from '../../bulk-data/organizations.ts';
import { searchBytes } from '../../bulk-data/packed-text.ts';
import { roleBit } from '../../bulk-data/user-index.ts';
import { userIds } from '../../bulk-data/users.ts';
import { mergeRows } from '../../bulk-data/merge-rows.ts';
import type { ExtraRow, MergedRow } from '../../bulk-data/merge-rows.ts';
import { foldForSearch } from '@sakina/platform/locale';
import type { Tables } from '../../store/table.ts';
import { bulkDataOf } from './bulk-data-of.ts';
import { bulkUser, namedUsers, planIndex, statusIndex, withChange } from './user-records.ts';

export interface UserSearch extends AdminUserFilters {
  sort?: AdminUserSort | undefined;
  direction?: 'asc' | 'desc' | undefined;
  /** Only people of this organisation. */
  organizationId?: string | undefined;
}

interface Piece {
  /** Id of the last item of the previous page; undefined starts at the beginning. */
  afterId?: string | undefined;
  limit: number;
}

/** Search words: each is the start of an id, or part of a name or an email address. */
export const wordsOf = (q: string | undefined): string[] =>
  [
    ...new Set(
      foldForSearch(q ?? '')
        .split(/\s+/)
        .filter((word) => word !== ''),
    ),
  ].toSorted((first, second) => second.length - first.length);

const anyBit = (values: readonly number[] | undefined) =>
  values === undefined || values.length === 0 ? ~0 : values.reduce((bits, value) => bits | value, 0);
const minute = (instant: string | undefined, otherwise: number) =>
  instant === undefined ? otherwise : minuteOf(instant);

/** The index columns with administrators' changes applied. */
function currentColumns(tables: Tables, { users }: BulkData) {
  const changes = tables.adminUserChanges.all();
  if (changes.length === 0) return { status: users.status, roles: users.roles };
  const status = users.status.slice();
  const roles = users.roles.slice();
  for (const change of changes) {
    const user = userIds.numberOf(change.id);
    if (user === null) continue;
    if (change.status !== undefined) status[user] = statusIndex(change.status);
    if (change.roles !== undefined) roles[user] = change.roles.reduce((bits, role) => bits | roleBit(role), 0);
  }
  return { status, roles };
}

/** A test of whether a generated user matches the words. */
function wordTest({ users }: BulkData, words: readonly string[]): (user: number) => boolean {
  const tests = words.map((word, index) => {
    const bytes = searchBytes(word);
    // The longest word is searched in one pass; the others only in rows that contain it.
    const marks = index === 0 ? users.text.mark(bytes, false) : null;
    const isId = userIds.startingWith(word);
    return (user: number) =>
      (marks === null ? users.text.contains(user, bytes) : marks[user] === 1) || (isId !== null && isId(user));
  });
  return (user) => tests.every((test) => test(user));
}

function bulkTest(tables: Tables, bulk: BulkData, search: UserSearch): (user: number) => boolean {
  const { users } = bulk;
  const { status, roles } = currentColumns(tables, bulk);
  const statuses = anyBit(search.status?.map((name) => 1 << statusIndex(name)));
  const anyRole = anyBit(search.role?.map(roleBit));
  const plans = anyBit(search.plan?.map((plan) => 1 << planIndex(plan)));
  const planBits = Int32Array.from([0, ...organizations.map(({ plan }) => planIndex(plan))], (index) => 1 << index);
  const wanted = countries.reduce(
    (bits, [country], index) => bits | (!search.country?.length || search.country.includes(country) ? 1 << index : 0),
    0,
  );
  const from = minute(search.createdFrom, 0);
  const to = minute(search.createdTo, Number.POSITIVE_INFINITY);
  const place = organizations.findIndex(({ id }) => id === search.organizationId) + 1;
  const isAnywhere = search.organizationId === undefined;
  const words = wordsOf(search.q);
  const fitsWords = words.length === 0 ? null : wordTest(bulk, words);
  return (user) => {
    const created = users.created[user] ?? 0;
    return (
      ((1 << (status[user] ?? 0)) & statuses) !== 0 &&
      ((roles[user] ?? 0) & anyRole) !== 0 &&
      ((planBits[users.organization[user] ?? 0] ?? 0) & plans) !== 0 &&
      ((1 << (users.country[user] ?? 0)) & wanted) !== 0 &&
      (isAnywhere || (place > 0 && users.organization[user] === place)) &&
      created >= from &&
      created < to &&
      (fitsWords === null || fitsWords(user))
    );
  };
}

function fits(user: AdminUser, search: UserSearch, words: readonly string[]): boolean {
  const text = foldForSearch(`${user.displayName} ${user.email}`);
  const among = <Value>(wanted: readonly Value[] | undefined, values: readonly Value[]) =>
    !wanted?.length || values.some((value) => wanted.includes(value));
  return (
    among(search.status, [user.status]) &&
    among(search.role, user.roles) &&
    among(search.plan, [user.plan]) &&
    among(search.country, [user.country]) &&
    (search.organizationId === undefined || user.organization?.id === search.organizationId) &&
    minuteOf(user.createdAt) >= minute(search.createdFrom, 0) &&
    minuteOf(user.createdAt) < minute(search.createdTo, Number.POSITIVE_INFINITY) &&
    words.every((word) => text.includes(word) || user.id.startsWith(word))
  );
}

/** The sort key of a user of the practice, comparable with the index rows. */
function keyOf(
  user: AdminUser,
  sort: AdminUserSort,
  { users }: BulkData,
): { value: number | Uint8Array; toRow: (row: number) => number } {
  switch (sort) {
    case 'name': {
      const name = searchBytes(user.displayName);
      return { value: name, toRow: (row) => users.text.compareTo(name, row) };
    }
    case 'createdAt': {
      const created = minuteOf(user.createdAt);
      return { value: created, toRow: (row) => created - (users.created[row] ?? 0) };
    }
    case 'lastSeenAt': {
      const seen = user.lastSeenAt === null ? 0 : minuteOf(user.lastSeenAt);
      return { value: seen, toRow: (row) => seen - (users.seen[row] ?? 0) };
    }
    case 'sessions':
      return { value: user.sessionCount, toRow: (row) => user.sessionCount - (users.sessions[row] ?? 0) };
  }
}

const compareKeys = (first: number | Uint8Array, second: number | Uint8Array) =>
  typeof first === 'number' || typeof second === 'number'
    ? Number(first) - Number(second)
    : compareTexts(first, second);

/** The matching users, of the practice and generated. */
export function searchUsers(tables: Tables, search: UserSearch, { afterId, limit }: Piece) {
  const bulk = bulkDataOf(tables);
  const sort = search.sort ?? 'name';
  const direction = search.direction ?? (sort === 'name' ? 'asc' : 'desc');
  const words = wordsOf(search.q);
  const named = namedUsers(tables);
  const extras = named
    .filter((user) => fits(user, search, words) || user.id === afterId)
    .map((user): ExtraRow<AdminUser> & { value: number | Uint8Array } => ({ item: user, ...keyOf(user, sort, bulk) }))
    .toSorted((first, second) => compareKeys(first.value, second.value) || (first.item.id < second.item.id ? -1 : 1));
  const afterNumber = afterId === undefined ? null : userIds.numberOf(afterId);
  const afterItem = named.find((user) => user.id === afterId);
  // The user of the cursor keeps a position even if they no longer match, and is not counted then.
  const uncounted = afterItem && !fits(afterItem, search, words) ? 1 : 0;
  const merged = mergeRows({
    order: bulk.users.order(sort),
    descending: direction === 'desc',
    matches: bulkTest(tables, bulk, search),
    extras,
    after: afterNumber !== null ? { row: afterNumber } : afterItem ? { item: afterItem } : null,
    limit,
  });
  const record = (found: MergedRow<AdminUser>): AdminUser =>
    'item' in found
      ? found.item
      : withChange(bulkUser(bulk, found.row), tables.adminUserChanges.get(userIds.of(found.row)));
  return { items: merged.found.map(record), total: merged.total - uncounted, hasMore: merged.hasMore };
}
