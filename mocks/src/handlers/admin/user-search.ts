import type { AdminUser, AdminUserFilters, AdminUserSort } from '@sakina/platform/contract';
import { minuteOf } from '../../crowd/calendar.ts';
import type { Crowd } from '../../crowd/crowd.ts';
import { compareTexts } from '../../crowd/crowd.ts';
import { countries } from '../../crowd/name-pools.ts';
import { organizations } from '../../crowd/organizations.ts';
import { searchBytes } from '../../crowd/packed-text.ts';
import { roleBit } from '../../crowd/user-index.ts';
import { userIds } from '../../crowd/users.ts';
import { walk } from '../../crowd/walk.ts';
import type { Beside, Walked } from '../../crowd/walk.ts';
import { searchable } from '../../rules/names.ts';
import type { Tables } from '../../store/table.ts';
import { crowdOf } from './origin.ts';
import { crowdUser, namedUsers, planIndex, statusIndex, withChange } from './user-records.ts';

export interface UserSearch extends AdminUserFilters {
  sort?: AdminUserSort | undefined;
  direction?: 'asc' | 'desc' | undefined;
}

interface Piece {
  /** Id of the last that was given; undefined starts at the beginning. */
  afterId?: string | undefined;
  limit: number;
}

/** A word is an id's beginning, or part of a name or an e-mail address. */
export const wordsOf = (q: string | undefined): string[] =>
  [
    ...new Set(
      searchable(q ?? '')
        .split(/\s+/)
        .filter((word) => word !== ''),
    ),
  ].toSorted((first, second) => second.length - first.length);

const anyBit = (values: readonly number[] | undefined) =>
  values === undefined || values.length === 0 ? ~0 : values.reduce((bits, value) => bits | value, 0);
const minute = (instant: string | undefined, otherwise: number) =>
  instant === undefined ? otherwise : minuteOf(instant);

/** The crowd's columns with what administrators have changed over them. */
function currentColumns(tables: Tables, { users }: Crowd) {
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

/** Tells of each user of the crowd whether the words fit. */
function wordTest({ users }: Crowd, words: readonly string[]): (user: number) => boolean {
  const tests = words.map((word, index) => {
    const bytes = searchBytes(word);
    // The longest word is looked for in one go; the others only where it was found.
    const marks = index === 0 ? users.text.mark(bytes, false) : null;
    const isId = userIds.startingWith(word);
    return (user: number) =>
      (marks === null ? users.text.contains(user, bytes) : marks[user] === 1) || (isId !== null && isId(user));
  });
  return (user) => tests.every((test) => test(user));
}

function crowdTest(tables: Tables, crowd: Crowd, search: AdminUserFilters): (user: number) => boolean {
  const { users } = crowd;
  const { status, roles } = currentColumns(tables, crowd);
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
  const words = wordsOf(search.q);
  const fitsWords = words.length === 0 ? null : wordTest(crowd, words);
  return (user) => {
    const created = users.created[user] ?? 0;
    return (
      ((1 << (status[user] ?? 0)) & statuses) !== 0 &&
      ((roles[user] ?? 0) & anyRole) !== 0 &&
      ((planBits[users.organization[user] ?? 0] ?? 0) & plans) !== 0 &&
      ((1 << (users.country[user] ?? 0)) & wanted) !== 0 &&
      created >= from &&
      created < to &&
      (fitsWords === null || fitsWords(user))
    );
  };
}

function fits(user: AdminUser, search: AdminUserFilters, words: readonly string[]): boolean {
  const text = searchable(`${user.displayName} ${user.email}`);
  const among = <Value>(wanted: readonly Value[] | undefined, values: readonly Value[]) =>
    !wanted?.length || values.some((value) => wanted.includes(value));
  return (
    among(search.status, [user.status]) &&
    among(search.role, user.roles) &&
    among(search.plan, [user.plan]) &&
    among(search.country, [user.country]) &&
    minuteOf(user.createdAt) >= minute(search.createdFrom, 0) &&
    minuteOf(user.createdAt) < minute(search.createdTo, Number.POSITIVE_INFINITY) &&
    words.every((word) => text.includes(word) || user.id.startsWith(word))
  );
}

/** What somebody of the practice is sorted by, comparable among themselves and with the crowd's rows. */
function keyOf(
  user: AdminUser,
  sort: AdminUserSort,
  { users }: Crowd,
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

/** The users that fit, of the practice and of the crowd alike. */
export function searchUsers(tables: Tables, search: UserSearch, { afterId, limit }: Piece) {
  const crowd = crowdOf(tables);
  const sort = search.sort ?? 'name';
  const direction = search.direction ?? (sort === 'name' ? 'asc' : 'desc');
  const words = wordsOf(search.q);
  const named = namedUsers(tables);
  const beside = named
    .filter((user) => fits(user, search, words) || user.id === afterId)
    .map((user): Beside<AdminUser> & { value: number | Uint8Array } => ({ item: user, ...keyOf(user, sort, crowd) }))
    .toSorted((first, second) => compareKeys(first.value, second.value) || (first.item.id < second.item.id ? -1 : 1));
  const afterNumber = afterId === undefined ? null : userIds.numberOf(afterId);
  const afterItem = named.find((user) => user.id === afterId);
  // Whoever the list goes on after has a place even where they do not fit any more, and is not counted then.
  const uncounted = afterItem && !fits(afterItem, search, words) ? 1 : 0;
  const walked = walk({
    order: crowd.users.order(sort),
    descending: direction === 'desc',
    matches: crowdTest(tables, crowd, search),
    beside,
    after: afterNumber !== null ? { row: afterNumber } : afterItem ? { item: afterItem } : null,
    limit,
  });
  const record = (found: Walked<AdminUser>): AdminUser =>
    'item' in found
      ? found.item
      : withChange(crowdUser(crowd, found.row), tables.adminUserChanges.get(userIds.of(found.row)));
  return { items: walked.found.map(record), total: walked.total - uncounted, hasMore: walked.hasMore };
}
