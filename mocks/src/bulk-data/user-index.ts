import { roleRank, rankedRoles } from '@sakina/platform/domain';
import type { BulkCalendar } from './calendar.ts';
import { identity, rangeOf, ranksOf, sortBy } from './order.ts';
import { orderByName } from './name-order.ts';
import { PackedText } from './packed-text.ts';
import type { SessionIndex } from './session-index.ts';
import {
  countryOf,
  createdMinute,
  organizationOf,
  putEmail,
  putName,
  roleOf,
  seenMinute,
  statusColumn,
  USERS,
} from './users.ts';

type UserOrder = 'name' | 'createdAt' | 'lastSeenAt' | 'sessions';

/** One bit for each ranked role. */
export const roleBit = (role: string) =>
  roleRank(role) === 0 ? 0 : 1 << rankedRoles.findIndex((ranked) => ranked === role);

/** Index of the generated users: texts to search, numbers for filters and orders. */
export class UserIndex {
  readonly text = new PackedText(USERS, putName, putEmail);
  /** Index into `userStatuses`. */
  readonly status = statusColumn();
  /** Bits of `roleBit`. */
  readonly roles = new Uint16Array(USERS);
  readonly country = new Uint8Array(USERS);
  /** Index of the organisation, counted from 1; 0 without one. */
  readonly organization = new Uint8Array(USERS);
  readonly created = new Uint32Array(USERS);
  /** 0 for users who never signed in. */
  readonly seen = new Uint32Array(USERS);
  readonly sessions = new Uint16Array(USERS);
  readonly #orders = new Map<UserOrder, Uint32Array>();
  #ranks: Uint32Array | null = null;

  constructor(calendar: BulkCalendar, sessions: () => SessionIndex) {
    const bits = new Map<string, number>();
    for (let user = 0; user < USERS; user += 1) {
      const role = roleOf(user);
      let bit = bits.get(role);
      if (bit === undefined) bits.set(role, (bit = roleBit(role)));
      this.roles[user] = bit;
      this.country[user] = countryOf(user);
      this.organization[user] = organizationOf(user) + 1;
      const created = createdMinute(user, calendar);
      this.created[user] = created;
      this.seen[user] = seenMinute(user, calendar, created);
    }
    const { client, start } = sessions();
    for (let session = 0; session < client.length; session += 1) {
      const user = client[session] ?? 0;
      const begins = start[session] ?? 0;
      this.sessions[user] = (this.sessions[user] ?? 0) + 1;
      // A user who attended a session was signed in then.
      if (begins < calendar.now && begins > (this.seen[user] ?? 0)) this.seen[user] = begins;
    }
  }

  /** The users in ascending order. Created on first use. */
  order(by: UserOrder): Uint32Array {
    const known = this.#orders.get(by);
    if (known) return known;
    const made = this.#sorted(by);
    this.#orders.set(by, made);
    return made;
  }

  #sorted(by: UserOrder): Uint32Array {
    if (by === 'name') return orderByName(this.text);
    const column = by === 'createdAt' ? this.created : by === 'lastSeenAt' ? this.seen : this.sessions;
    const { most } = rangeOf(column);
    // Users who never signed in sort right before the others: a counting sort cannot span thirty million minutes.
    const least = by === 'sessions' ? 0 : rangeOf(column.filter((value) => value > 0)).least - 1;
    return sortBy(identity(USERS), (user) => Math.max(least, column[user] ?? 0), least, most);
  }

  /** Each user's rank by name. */
  get nameRanks(): Uint32Array {
    return (this.#ranks ??= ranksOf(this.order('name')));
  }

  /** Bytes in use. */
  get byteLength(): number {
    const columns = [
      this.text.bytes,
      this.text.ends,
      this.text.names,
      this.status,
      this.roles,
      this.country,
      this.organization,
      this.created,
      this.seen,
      this.sessions,
      ...this.#orders.values(),
      ...(this.#ranks ? [this.#ranks] : []),
    ];
    return columns.reduce((sum, column) => sum + column.byteLength, 0);
  }
}
