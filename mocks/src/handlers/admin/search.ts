import { searchEverything } from '@sakina/platform/contract';
import type { AdminSearchResult } from '@sakina/platform/contract';
import { bookingStateOf, mayDo } from '@sakina/platform/domain';
import { foldForSearch } from '@sakina/platform/locale';
import { spellingsOf } from '../../rules/spellings.ts';
import type { Tables } from '../../store/table.ts';
import { defineHandler } from '../define-handler.ts';
import { allProviders } from './provider-records.ts';
import { payoutRows, refundRows } from './revenue.ts';
import { dayNumber } from './revenue-sums.ts';
import { providerScope } from './provider-scope.ts';
import { searchSessions } from './session-search.ts';
import { standingFor } from './standing.ts';
import { searchUsers, wordsOf } from './user-search.ts';

/** The providers that the caller answers for; null for all. */
type Only = ReadonlySet<string> | null;

const SOME = 5;
/** Names are searched in the payments of so many days. */
const DAYS = 90;
/** More ways to write the words are not tried. */
const WAYS = 3;

const isArabic = (word: string) => /\p{Script=Arabic}/u.test(word);

/** The words in each way in which they can be written, all in one script, as they were typed first. */
function waysToWrite(q: string): string[] {
  const words = wordsOf(q);
  return words
    .reduce<string[][]>(
      (ways, word) => spellingsOf(word).flatMap((spelling) => ways.map((way) => [...way, spelling])),
      [[]],
    )
    .filter((way, index) => index === 0 || way.every((word) => isArabic(word) === isArabic(way[0] ?? '')))
    .slice(0, WAYS)
    .map((way) => way.join(' '));
}

/** The first of what the ways find, one of each in turn, so that no way of writing hides another. */
function firstOf<Item extends { id: string }>(ways: readonly string[], find: (q: string) => readonly Item[]): Item[] {
  const lists = ways.map((way) => find(way).slice(0, SOME));
  const inTurn = Array.from({ length: SOME }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat();
  return [...new Map(inTurn.map((item) => [item.id, item])).values()].slice(0, SOME);
}

function providersOf(tables: Tables, ways: readonly string[], only: Only): AdminSearchResult['providers'] {
  const own = allProviders(tables).filter(({ id }) => only === null || only.has(id));
  const named = own.map((provider) => ({ provider, name: foldForSearch(provider.displayName) }));
  return firstOf(ways, (way) =>
    named
      .filter(({ provider, name }) => wordsOf(way).every((word) => name.includes(word) || provider.id.startsWith(word)))
      .map(({ provider }) => provider),
  ).map(({ id, displayName, kind, verification }) => ({ id, displayName, kind, verification }));
}

function sessionsOf(tables: Tables, ways: readonly string[], only: Only): AdminSearchResult['sessions'] {
  return firstOf(ways, (q) => searchSessions(tables, { providers: only, q }, { limit: SOME }).items).map((session) => ({
    id: session.id,
    startsAt: session.startsAt,
    status: bookingStateOf(session),
    clientName: session.client.displayName,
    providerName: session.provider.displayName,
  }));
}

function paymentsOf(tables: Tables, ways: readonly string[], now: Date, only: Only): AdminSearchResult['payments'] {
  const isOwn = ({ provider }: { provider: { id: string } }) => only === null || only.has(provider.id);
  const to = dayNumber(now.toISOString().slice(0, 10));
  const span = { from: to - DAYS, to };
  const rows: AdminSearchResult['payments'] = [
    ...refundRows(tables, span)
      .filter(isOwn)
      .map(({ id, client, provider, amount, refundedOn, appointmentId }) => ({
        id,
        kind: 'REFUND' as const,
        name: client?.displayName ?? provider.displayName,
        amount,
        on: refundedOn,
        appointmentId,
      })),
    ...payoutRows(tables, span, now)
      .filter(isOwn)
      .map(({ id, provider, amount, createdOn }) => ({
        id,
        kind: 'PAYOUT' as const,
        name: provider.displayName,
        amount,
        on: createdOn,
        appointmentId: null,
      })),
  ].toSorted((first, second) => (first.on > second.on ? -1 : 1));
  const named = rows.map((row) => ({ row, name: foldForSearch(row.name) }));
  return firstOf(ways, (way) =>
    named
      .filter(({ row, name }) => wordsOf(way).every((word) => name.includes(word) || row.id.startsWith(word)))
      .map(({ row }) => row),
  );
}

export const searchEverythingHandler = defineHandler(searchEverything, ({ tables, user, body, now }) => {
  const standing = standingFor('people.read', tables, user);
  const { organizationId } = standing;
  const only = providerScope(tables, standing);
  const ways = waysToWrite(body.q);
  const people = firstOf(
    ways,
    (q) => searchUsers(tables, { q, ...(organizationId !== null && { organizationId }) }, { limit: SOME }).items,
  ).map(({ id, displayName, email, status }) => ({ id, displayName, email, status }));
  return {
    people,
    providers: providersOf(tables, ways, only),
    sessions: sessionsOf(tables, ways, only),
    payments: mayDo('revenue.read', standing.roles) ? paymentsOf(tables, ways, now, only) : [],
  };
});
