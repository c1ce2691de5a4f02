import type {
  AdminSession,
  AdminSessionSort,
  AdminSessionView,
  QueryOf,
  listAdminSessions,
} from '@sakina/platform/contract';
import { DAY, minuteOf } from '../../bulk-data/calendar.ts';
import { compareTexts } from '../../bulk-data/bulk-data.ts';
import type { BulkData } from '../../bulk-data/bulk-data.ts';
import { searchBytes } from '../../bulk-data/packed-text.ts';
import { statusRankOf } from '../../bulk-data/session-index.ts';
import { bulkSession } from '../../bulk-data/session-record.ts';
import { sessionIds, sessionStatuses } from '../../bulk-data/sessions.ts';
import type { BulkSessionStatus } from '../../bulk-data/sessions.ts';
import { kindOf, providerIds, PROVIDERS, userIds } from '../../bulk-data/users.ts';
import { mergeRows } from '../../bulk-data/merge-rows.ts';
import type { ExtraRow } from '../../bulk-data/merge-rows.ts';
import { foldForSearch } from '@sakina/platform/locale';
import type { Tables } from '../../store/table.ts';
import { bulkDataOf } from './bulk-data-of.ts';
import { notesByAppointment, sessionRecord } from './session-records.ts';
import { viewTest } from './session-views.ts';
import { wordsOf } from './user-search.ts';

/** Notes of generated sessions are all signed after so many days. */
const OPEN_NOTE_DAYS = 31;

type SessionSearch = Omit<NonNullable<QueryOf<typeof listAdminSessions>>, 'page' | 'pageSize' | 'after' | 'view'> & {
  /** Only sessions of these providers; null for all. */
  providers?: ReadonlySet<string> | null;
  /** A given view, and the server’s clock that some depend on; all sessions without one. */
  shown?: { view: AdminSessionView; now: Date } | undefined;
};

interface Piece {
  afterId?: string | undefined;
  offset?: number;
  limit: number;
}

const from = (search: SessionSearch) => (search.from === undefined ? 0 : Date.parse(search.from) / 60_000);
const to = (search: SessionSearch) =>
  search.to === undefined ? Number.POSITIVE_INFINITY : Date.parse(search.to) / 60_000;

/**
 * A test of whether a generated session matches the words: names of both people, the start of its id, or one of their
 * ids.
 */
function wordTest(bulk: BulkData, words: readonly string[]): (session: number) => boolean {
  const tests = words.map((word) => {
    const clients = bulk.users.text.mark(searchBytes(word), true);
    const user = userIds.numberOf(word);
    if (user !== null) clients[user] = 1;
    const provider = providerIds.numberOf(word);
    const providers = Uint8Array.from(bulk.providers.texts, (name, number) =>
      name.includes(word) || number === provider ? 1 : 0,
    );
    const isId = sessionIds.startingWith(word);
    const { client, provider: providerOf } = bulk.sessions;
    return (session: number) =>
      clients[client[session] ?? 0] === 1 ||
      providers[providerOf[session] ?? 0] === 1 ||
      (isId !== null && isId(session));
  });
  return (session) => tests.every((test) => test(session));
}

const kinds = () => Array.from({ length: PROVIDERS }, (_, provider) => kindOf(provider));

function bulkTest(tables: Tables, bulk: BulkData, search: SessionSearch): (session: number) => boolean {
  const { sessions } = bulk;
  const cancelled = new Set(tables.bulkCancellations.all().map(({ id }) => sessionIds.numberOf(id)));
  const statuses = Uint8Array.from(sessionStatuses, (status) =>
    !search.status?.length || search.status.includes(status) ? 1 : 0,
  );
  const only = search.providers ?? null;
  const providers =
    search.kind?.length || only
      ? Uint8Array.from(kinds(), (kind, provider) =>
          (!search.kind?.length || search.kind.includes(kind)) && (!only || only.has(providerIds.of(provider))) ? 1 : 0,
        )
      : null;
  const least = from(search);
  const most = to(search);
  const inView = bulkViewTest(tables, bulk, search);
  const words = wordsOf(search.q);
  const fitsWords = words.length === 0 ? null : wordTest(bulk, words);
  return (session) => {
    const start = sessions.start[session] ?? 0;
    return (
      start >= least &&
      start < most &&
      statuses[sessions.status[session] ?? 0] === 1 &&
      (providers === null || providers[sessions.provider[session] ?? 0] === 1) &&
      (cancelled.size === 0 || !cancelled.has(session)) &&
      (fitsWords === null || fitsWords(session)) &&
      (inView === null || inView(session))
    );
  };
}

/** The status of a view’s generated sessions; of the other views there are none. */
const VIEW_STATUS: Partial<Record<AdminSessionView, BulkSessionStatus>> = {
  RUNNING: 'IN_PROGRESS',
  NOTE_MISSING: 'COMPLETED',
  NO_SHOW: 'NO_SHOW',
};

/**
 * A test of generated sessions for a view, by their status first, since a record is costly to make; null without a
 * view.
 */
function bulkViewTest(tables: Tables, bulk: BulkData, { shown }: SessionSearch): ((session: number) => boolean) | null {
  if (!shown) return null;
  const { view, now } = shown;
  const isInView = viewTest(tables, view, now);
  const status = VIEW_STATUS[view];
  if (status === undefined) return () => false;
  const oldest = view === 'NOTE_MISSING' ? bulk.calendar.now - OPEN_NOTE_DAYS * DAY : 0;
  return (session) =>
    bulk.sessions.statusOf(session) === status &&
    (bulk.sessions.start[session] ?? 0) >= oldest &&
    isInView(bulkSession(bulk, session));
}

function fits(
  record: AdminSession,
  search: SessionSearch,
  words: readonly string[],
  isInView: (record: AdminSession) => boolean,
): boolean {
  const names = foldForSearch(`${record.client.displayName} ${record.provider.displayName}`);
  const start = Date.parse(record.startsAt) / 60_000;
  return (
    words.every(
      (word) =>
        names.includes(word) || record.id.startsWith(word) || record.client.id === word || record.provider.id === word,
    ) &&
    (!search.status?.length || search.status.includes(record.status)) &&
    (!search.kind?.length || search.kind.includes(record.provider.kind)) &&
    (!search.providers || search.providers.has(record.provider.id)) &&
    start >= from(search) &&
    start < to(search) &&
    isInView(record)
  );
}

/** The sort key of a session: a number or a name, then its start; comparable with the index rows. */
function keyOf(record: AdminSession, sort: AdminSessionSort, bulk: BulkData) {
  const { sessions, users, providers } = bulk;
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

/** The matching sessions, of the practice and generated. */
export function searchSessions(tables: Tables, search: SessionSearch, { afterId, offset = 0, limit }: Piece) {
  const bulk = bulkDataOf(tables);
  const sort = search.sort ?? 'startsAt';
  const direction = search.direction ?? (sort === 'startsAt' ? 'desc' : 'asc');
  const words = wordsOf(search.q);
  const notes = notesByAppointment(tables);
  const cancelled = tables.bulkCancellations.all().flatMap(({ id, cancellation }) => {
    const session = sessionIds.numberOf(id);
    return session === null ? [] : [bulkSession(bulk, session, cancellation)];
  });
  const apart: AdminSession[] = [
    ...tables.appointments.all().map((row) => sessionRecord(tables, row, notes)),
    ...cancelled,
  ];
  const isInView = search.shown ? viewTest(tables, search.shown.view, search.shown.now) : () => true;
  const after = apart.find(({ id }) => id === afterId);
  const extras = apart
    .filter((record) => record === after || fits(record, search, words, isInView))
    .map((record): ExtraRow<AdminSession> & Key => ({ item: record, ...keyOf(record, sort, bulk) }))
    .toSorted((first, second) => compareKeys(first, second) || (first.item.id < second.item.id ? -1 : 1));
  const uncounted = after && !fits(after, search, words, isInView) ? 1 : 0;
  const afterRow = afterId === undefined || after ? null : sessionIds.numberOf(afterId);
  const merged = mergeRows({
    order: bulk.sessions.order(sort),
    descending: direction === 'desc',
    matches: bulkTest(tables, bulk, search),
    extras,
    after: after ? { item: after } : afterRow === null ? null : { row: afterRow },
    offset,
    limit,
  });
  return {
    items: merged.found.map((found): AdminSession => ('item' in found ? found.item : bulkSession(bulk, found.row))),
    total: merged.total - uncounted,
    hasMore: merged.hasMore,
  };
}
