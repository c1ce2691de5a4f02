import type { AdminSession, AdminSessionSort, QueryOf, listAdminSessions } from '@sakina/platform/contract';
import { minuteOf } from '../../crowd/calendar.ts';
import { compareTexts } from '../../crowd/crowd.ts';
import type { Crowd } from '../../crowd/crowd.ts';
import { searchBytes } from '../../crowd/packed-text.ts';
import { statusRankOf } from '../../crowd/session-index.ts';
import { crowdSession } from '../../crowd/session-record.ts';
import { sessionIds, sessionStatuses } from '../../crowd/sessions.ts';
import { kindOf, providerIds, PROVIDERS, userIds } from '../../crowd/users.ts';
import { walk } from '../../crowd/walk.ts';
import type { Beside } from '../../crowd/walk.ts';
import { searchable } from '../../rules/names.ts';
import type { Tables } from '../../store/table.ts';
import { crowdOf } from './origin.ts';
import { notesByAppointment, sessionRecord } from './session-records.ts';
import { wordsOf } from './user-search.ts';

export type SessionSearch = Omit<NonNullable<QueryOf<typeof listAdminSessions>>, 'page' | 'pageSize' | 'after'>;

interface Piece {
  afterId?: string | undefined;
  offset?: number;
  limit: number;
}

const from = (search: SessionSearch) => (search.from === undefined ? 0 : Date.parse(search.from) / 60_000);
const to = (search: SessionSearch) =>
  search.to === undefined ? Number.POSITIVE_INFINITY : Date.parse(search.to) / 60_000;

/** Tells of each session of the crowd whether the words fit: the names of both, the start of its id, or the id of one of them. */
function wordTest(crowd: Crowd, words: readonly string[]): (session: number) => boolean {
  const tests = words.map((word) => {
    const clients = crowd.users.text.mark(searchBytes(word), true);
    const user = userIds.numberOf(word);
    if (user !== null) clients[user] = 1;
    const provider = providerIds.numberOf(word);
    const providers = Uint8Array.from(crowd.providers.texts, (name, number) =>
      name.includes(word) || number === provider ? 1 : 0,
    );
    const isId = sessionIds.startingWith(word);
    const { client, provider: providerOf } = crowd.sessions;
    return (session: number) =>
      clients[client[session] ?? 0] === 1 ||
      providers[providerOf[session] ?? 0] === 1 ||
      (isId !== null && isId(session));
  });
  return (session) => tests.every((test) => test(session));
}

const kinds = () => Array.from({ length: PROVIDERS }, (_, provider) => kindOf(provider));

function crowdTest(tables: Tables, crowd: Crowd, search: SessionSearch): (session: number) => boolean {
  const { sessions } = crowd;
  const cancelled = new Set(tables.crowdCancellations.all().map(({ id }) => sessionIds.numberOf(id)));
  const statuses = Uint8Array.from(sessionStatuses, (status) =>
    !search.status?.length || search.status.includes(status) ? 1 : 0,
  );
  const providers = search.kind?.length
    ? Uint8Array.from(kinds(), (kind) => (search.kind?.includes(kind) ? 1 : 0))
    : null;
  const least = from(search);
  const most = to(search);
  const words = wordsOf(search.q);
  const fitsWords = words.length === 0 ? null : wordTest(crowd, words);
  return (session) => {
    const start = sessions.start[session] ?? 0;
    return (
      start >= least &&
      start < most &&
      statuses[sessions.status[session] ?? 0] === 1 &&
      (providers === null || providers[sessions.provider[session] ?? 0] === 1) &&
      (cancelled.size === 0 || !cancelled.has(session)) &&
      (fitsWords === null || fitsWords(session))
    );
  };
}

function fits(record: AdminSession, search: SessionSearch, words: readonly string[]): boolean {
  const names = searchable(`${record.client.displayName} ${record.provider.displayName}`);
  const start = Date.parse(record.startsAt) / 60_000;
  return (
    words.every(
      (word) =>
        names.includes(word) || record.id.startsWith(word) || record.client.id === word || record.provider.id === word,
    ) &&
    (!search.status?.length || search.status.includes(record.status)) &&
    (!search.kind?.length || search.kind.includes(record.provider.kind)) &&
    start >= from(search) &&
    start < to(search)
  );
}

/** What a session is sorted by: a number or a name, then its start; comparable among themselves and with the crowd's rows. */
function keyOf(record: AdminSession, sort: AdminSessionSort, crowd: Crowd) {
  const { sessions, users, providers } = crowd;
  const start = minuteOf(record.startsAt);
  const withStart = (value: number | Uint8Array, toRow: (row: number) => number) => ({
    value,
    start,
    toRow: (row: number) => toRow(row) || start - (sessions.start[row] ?? 0),
  });
  switch (sort) {
    case 'startsAt':
      return withStart(start, () => 0);
    case 'client': {
      const name = searchBytes(record.client.displayName);
      return withStart(name, (row) => users.text.compareTo(name, sessions.client[row] ?? 0));
    }
    case 'provider': {
      const name = searchBytes(record.provider.displayName);
      return withStart(name, (row) => compareTexts(name, providers.names[sessions.provider[row] ?? 0]));
    }
    case 'status': {
      const rank = statusRankOf(record.status);
      return withStart(rank, (row) => rank - statusRankOf(sessions.statusOf(row)));
    }
    case 'billedMinutes': {
      const minutes = record.billedMinutes ?? 0;
      return withStart(minutes, (row) => minutes - (sessions.billed[row] ?? 0));
    }
    case 'price':
      return withStart(record.price.amountMinor, (row) => record.price.amountMinor - (sessions.price[row] ?? 0));
  }
}

type Key = ReturnType<typeof keyOf>;

function compareKeys(first: Key, second: Key): number {
  const byValue =
    typeof first.value === 'number' || typeof second.value === 'number'
      ? Number(first.value) - Number(second.value)
      : compareTexts(first.value, second.value);
  return byValue || first.start - second.start;
}

/** The sessions that fit, of the practice and of the crowd alike. */
export function searchSessions(tables: Tables, search: SessionSearch, { afterId, offset = 0, limit }: Piece) {
  const crowd = crowdOf(tables);
  const sort = search.sort ?? 'startsAt';
  const direction = search.direction ?? (sort === 'startsAt' ? 'desc' : 'asc');
  const words = wordsOf(search.q);
  const notes = notesByAppointment(tables);
  const cancelled = tables.crowdCancellations.all().flatMap(({ id, cancellation }) => {
    const session = sessionIds.numberOf(id);
    return session === null ? [] : [crowdSession(crowd, session, cancellation)];
  });
  const apart: AdminSession[] = [
    ...tables.appointments.all().map((row) => sessionRecord(tables, row, notes)),
    ...cancelled,
  ];
  const after = apart.find(({ id }) => id === afterId);
  const beside = apart
    .filter((record) => record === after || fits(record, search, words))
    .map((record): Beside<AdminSession> & Key => ({ item: record, ...keyOf(record, sort, crowd) }))
    .toSorted((first, second) => compareKeys(first, second) || (first.item.id < second.item.id ? -1 : 1));
  const uncounted = after && !fits(after, search, words) ? 1 : 0;
  const afterRow = afterId === undefined || after ? null : sessionIds.numberOf(afterId);
  const walked = walk({
    order: crowd.sessions.order(sort),
    descending: direction === 'desc',
    matches: crowdTest(tables, crowd, search),
    beside,
    after: after ? { item: after } : afterRow === null ? null : { row: afterRow },
    offset,
    limit,
  });
  return {
    items: walked.found.map((found): AdminSession => ('item' in found ? found.item : crowdSession(crowd, found.row))),
    total: walked.total - uncounted,
    hasMore: walked.hasMore,
  };
}
