import { ERA_WEEKS } from './calendar.ts';
import type { BulkCalendar } from './calendar.ts';
import { identity, rangeOf, sortBy } from './order.ts';
import { careRelation, sessionNumbers, SESSIONS, sessionStatuses, weeklyHour } from './sessions.ts';
import type { CareRelation, BulkSessionStatus } from './sessions.ts';

const COUPLE = 1;
const ONLINE = 2;
const INSURED = 4;

type SessionOrder = 'startsAt' | 'client' | 'provider' | 'status' | 'billedMinutes' | 'price';

/** Ranks by name that sessions are sorted by. */
interface NameRanks {
  clients: () => Uint32Array;
  providers: () => Uint32Array;
}

/**
 * Index of the generated sessions: numbers for filters, orders and sums. Everything else is computed from the session's
 * number.
 */
export class SessionIndex {
  readonly client = new Uint32Array(SESSIONS);
  readonly provider = new Uint16Array(SESSIONS);
  /** Minute since 1970. */
  readonly start = new Uint32Array(SESSIONS);
  readonly status = new Uint8Array(SESSIONS);
  /** US cents, at most 65,535. */
  readonly price = new Uint16Array(SESSIONS);
  readonly billed = new Uint8Array(SESSIONS);
  readonly #marks = new Uint8Array(SESSIONS);
  readonly #orders = new Map<SessionOrder, Uint32Array>();
  readonly #ranks: NameRanks;

  constructor(calendar: BulkCalendar, ranks: NameRanks) {
    this.#ranks = ranks;
    for (let hourIndex = 0; hourIndex < SESSIONS / ERA_WEEKS; hourIndex += 1) {
      const hour = weeklyHour(hourIndex, calendar);
      const relations: (CareRelation | undefined)[] = [];
      for (let week = 0; week < ERA_WEEKS; week += 1) {
        const session = hourIndex * ERA_WEEKS + week;
        const part = hour.pattern.charCodeAt(week) - 48;
        const relation = (relations[part] ??= careRelation(hour, part, calendar));
        const { start, status, billed } = sessionNumbers(session, hour, relation, calendar);
        this.client[session] = relation.client;
        this.provider[session] = hour.provider;
        this.start[session] = start;
        this.status[session] = sessionStatuses.indexOf(status);
        this.price[session] = relation.priceMinor;
        this.billed[session] = billed;
        this.#marks[session] =
          (relation.isCouple ? COUPLE : 0) | (relation.isOnline ? ONLINE : 0) | (relation.isInsured ? INSURED : 0);
      }
    }
  }

  statusOf(session: number): BulkSessionStatus {
    return sessionStatuses[this.status[session] ?? 0] ?? 'CONFIRMED';
  }

  isInsured(session: number): boolean {
    return ((this.#marks[session] ?? 0) & INSURED) !== 0;
  }

  isCouple(session: number): boolean {
    return ((this.#marks[session] ?? 0) & COUPLE) !== 0;
  }

  isOnline(session: number): boolean {
    return ((this.#marks[session] ?? 0) & ONLINE) !== 0;
  }

  /** The sessions in ascending order, ties by start. Created on first use. */
  order(by: SessionOrder): Uint32Array {
    const known = this.#orders.get(by);
    if (known) return known;
    const made = this.#sorted(by);
    this.#orders.set(by, made);
    return made;
  }

  #sorted(by: SessionOrder): Uint32Array {
    const key = this.#key(by);
    const { least, most } = rangeOf(by === 'startsAt' ? this.start : [0, this.#most(by)]);
    return sortBy(by === 'startsAt' ? identity(SESSIONS) : this.order('startsAt'), key, least, most);
  }

  #key(by: SessionOrder): (session: number) => number {
    switch (by) {
      case 'startsAt':
        return (session) => this.start[session] ?? 0;
      case 'client': {
        const ranks = this.#ranks.clients();
        return (session) => ranks[this.client[session] ?? 0] ?? 0;
      }
      case 'provider': {
        const ranks = this.#ranks.providers();
        return (session) => ranks[this.provider[session] ?? 0] ?? 0;
      }
      case 'status':
        return (session) => statusRanks[this.status[session] ?? 0] ?? 0;
      case 'billedMinutes':
        return (session) => this.billed[session] ?? 0;
      case 'price':
        return (session) => this.price[session] ?? 0;
    }
  }

  #most(by: SessionOrder): number {
    if (by === 'client') return this.#ranks.clients().length;
    if (by === 'provider') return this.#ranks.providers().length;
    return 65_535;
  }

  /** Sessions of one client or provider, the earliest first. */
  of(list: 'client' | 'provider', number: number): number[] {
    const found: number[] = [];
    const column = this[list];
    for (const session of this.order('startsAt')) if (column[session] === number) found.push(session);
    return found;
  }

  /** Bytes in use. */
  get byteLength(): number {
    const columns = [
      this.client,
      this.provider,
      this.start,
      this.status,
      this.price,
      this.billed,
      this.#marks,
      ...this.#orders.values(),
    ];
    return columns.reduce((sum, column) => sum + column.byteLength, 0);
  }
}

/** Statuses by their names, as lists are sorted by them. */
const statusRanks = sessionStatuses.map((status) => sessionStatuses.toSorted().indexOf(status));
export const statusRankOf = (status: BulkSessionStatus) => sessionStatuses.toSorted().indexOf(status);
