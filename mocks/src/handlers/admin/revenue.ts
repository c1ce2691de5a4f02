import { getPlatformRevenue, listAdminPayouts, listAdminRefunds, listProviderRevenue } from '@sakina/platform/contract';
import type {
  AdminPayout,
  AdminRefund,
  PayoutId,
  ProviderId,
  ProviderRevenue,
  RefundId,
  RevenueGranularity,
} from '@sakina/platform/contract';
import { bulkPayouts, bulkRefunds, noSums, refundIds, sessionMoney } from '../../bulk-data/money.ts';
import type { Sums } from '../../bulk-data/money.ts';
import { bulkSession } from '../../bulk-data/session-record.ts';
import { providerIds, providerNameOf } from '../../bulk-data/users.ts';
import { usd } from '../../rules/ledger.ts';
import type { TransactionRow } from '../../rules/ledger.ts';
import { isPayoutTransaction, payoutStatusAt } from '../../rules/payouts.ts';
import type { Tables } from '../../store/table.ts';
import { cursorPage } from '../cursor.ts';
import { defineHandler } from '../define-handler.ts';
import { bulkDataOf } from './bulk-data-of.ts';
import { providerScope } from './provider-scope.ts';
import { addUp, dateOfDay, dayNumber, earnerOf, figuresOf, spanOf, totalsOf, utcDate, within } from './revenue-sums.ts';
import type { Earner, Span } from './revenue-sums.ts';
import { standingFor } from './standing.ts';

/** The providers whose money counts; null for all. */
type Only = ReadonlySet<string> | null;

/** The first day of the bucket (day, week from Monday, or month) of a day. */
function startOf(day: number, granularity: RevenueGranularity): number {
  if (granularity === 'DAY') return day;
  // Day 4 of 1970 was a Monday.
  if (granularity === 'WEEK') return day - ((day - 4) % 7);
  return dayNumber(`${dateOfDay(day).slice(0, 7)}-01`);
}

/** Sums by key, each created on first use. */
function groups() {
  const byKey = new Map<string | number, Sums>();
  const of = (key: string | number): Sums => {
    const sums = byKey.get(key) ?? noSums();
    byKey.set(key, sums);
    return sums;
  };
  return { byKey, of };
}

/** A day before any movement. */
const BEGINNING = dayNumber('2023-01-01');
const owed = ({ gross, refunds, fees, adjustments, payouts }: Sums) => gross - refunds - fees + adjustments - payouts;

/** What all providers are owed before a period and after it, each provider's balance by itself and then added up. */
function balanceOf(tables: Tables, span: Span, only: Only) {
  const [before, after] = [groups(), groups()];
  addUp(
    tables,
    { from: Math.min(BEGINNING, span.from), to: span.to },
    (day, { id }) => (day < span.from ? [before.of(id), after.of(id)] : [after.of(id)]),
    only,
  );
  const sum = (byKey: ReadonlyMap<string | number, Sums>) =>
    usd([...byKey.values()].reduce((total, sums) => total + owed(sums), 0));
  return { opening: sum(before.byKey), closing: sum(after.byKey) };
}

export const getPlatformRevenueHandler = defineHandler(getPlatformRevenue, ({ tables, user, query }) => {
  const only = providerScope(tables, standingFor('revenue.read', tables, user));
  const { from, to, granularity = 'MONTH' } = query;
  const span = spanOf(query);
  const total = noSums();
  const [periods, kinds, countries] = [groups(), groups(), groups()];
  for (let day = span.from; day <= span.to; day += 1) periods.of(Math.max(span.from, startOf(day, granularity)));
  const starts = Array.from({ length: span.to - span.from + 1 }, (_, index) =>
    Math.max(span.from, startOf(span.from + index, granularity)),
  );
  addUp(
    tables,
    span,
    (day, { kind, country }) => [
      total,
      periods.of(starts[day - span.from] ?? span.from),
      kinds.of(kind),
      countries.of(country),
    ],
    only,
  );
  const most = (first: { gross: { amountMinor: number } }, second: { gross: { amountMinor: number } }) =>
    second.gross.amountMinor - first.gross.amountMinor;
  return {
    from,
    to,
    granularity,
    totals: figuresOf(total),
    periods: [...periods.byKey].map(([day, sums]) => ({ startsOn: dateOfDay(Number(day)), ...figuresOf(sums) })),
    byKind: (['THERAPIST', 'IMAM', 'MENTOR'] as const).map((kind) => ({ kind, ...figuresOf(kinds.of(kind)) })),
    byCountry: [...countries.byKey]
      .map(([country, sums]) => ({ country: String(country), ...figuresOf(sums) }))
      .toSorted(most),
    balance: balanceOf(tables, span, only),
  };
});

const padded = (amountMinor: number) => String(amountMinor).padStart(12, '0');

export const listProviderRevenueHandler = defineHandler(
  listProviderRevenue,
  ({ tables, user, query: { after, limit, ...search } }) => {
    const only = providerScope(tables, standingFor('revenue.read', tables, user));
    const span = spanOf(search);
    const sums = new Map<string, { earner: Earner; sums: Sums }>();
    addUp(
      tables,
      span,
      (_, earner) => {
        const known = sums.get(earner.id) ?? { earner, sums: noSums() };
        sums.set(earner.id, known);
        return [known.sums];
      },
      only,
    );
    const rows = [...sums.values()]
      .filter(
        ({ earner, sums: { gross } }) =>
          gross > 0 &&
          (!search.kind?.length || search.kind.includes(earner.kind)) &&
          (!search.country?.length || search.country.includes(earner.country)),
      )
      .map((row) => ({ ...row, key: `${padded(row.sums.gross)} ${row.earner.id}` }))
      .toSorted((first, second) => (first.key > second.key ? -1 : 1));
    const page = cursorPage(rows, { after, limit }, { of: ['revenue of providers', search], keyOf: ({ key }) => key });
    return {
      ...page,
      items: page.items.map(({ earner, sums: figures }): ProviderRevenue => ({
        provider: { ...named(tables, earner.id), kind: earner.kind, country: earner.country },
        ...figuresOf(figures),
      })),
    };
  },
);

/** What one provider brought in a period; null for an id that is no one’s. */
export function providerRevenueOf(tables: Tables, span: Span, id: string): ProviderRevenue | null {
  const earner = earnerOf(tables, id);
  if (!earner) return null;
  const { kind, country } = earner;
  return { provider: { ...named(tables, id), kind, country }, ...figuresOf(totalsOf(tables, span, new Set([id]))) };
}

function named(tables: Tables, id: string): { id: ProviderId; displayName: string } {
  const number = providerIds.numberOf(id);
  return {
    id: id as ProviderId,
    displayName: number === null ? (tables.providers.get(id)?.displayName ?? 'Provider') : providerNameOf(number),
  };
}

/** Why a payment was refunded, as its receipt says it; a refund that the bank sent back has its description alone. */
function refundReason(tables: Tables, { paymentId, createdAt, amount, description }: TransactionRow): string {
  const sent = tables.payments
    .get(paymentId ?? '')
    ?.refunds.find((refund) => refund.createdAt === createdAt && refund.amount.amountMinor === -amount.amountMinor);
  return sent?.reason ?? description;
}

function ledgerRefunds(tables: Tables, span: Span): AdminRefund[] {
  const payments = new Map<string, TransactionRow>(
    tables.transactions
      .all()
      .flatMap((row) => (row.kind === 'PAYMENT' && row.paymentId !== null ? [[row.paymentId as string, row]] : [])),
  );
  return tables.transactions
    .all()
    .filter((row) => row.kind === 'REFUND' && within(span, dayNumber(utcDate(row.createdAt))))
    .map((row) => ({
      id: row.id.replace(/^txn-/, 'rfd-') as RefundId,
      appointmentId: row.appointmentId,
      provider: named(tables, row.providerId),
      client: row.client,
      amount: usd(-row.amount.amountMinor),
      paid: payments.get(row.paymentId ?? '')?.amount ?? null,
      reason: refundReason(tables, row),
      refundedOn: utcDate(row.createdAt),
    }));
}

const refundReasons = [
  'The session ended early because the connection failed.',
  'The provider had to leave; the rest of the hour was not held.',
  'Charged twice for one session.',
  'Refunded as a courtesy after a complaint.',
] as const;

/** A refund of the generated sessions or of the ledger; its record is made when it is shown. */
interface RefundEntry {
  key: string;
  providerId: string;
  read: () => AdminRefund;
}

function refundEntries(tables: Tables, span: Span): RefundEntry[] {
  const bulk = bulkDataOf(tables);
  const record = (session: number): AdminRefund => {
    const { id, provider, client, startsAt, price } = bulkSession(bulk, session);
    return {
      id: refundIds.of(session) as RefundId,
      appointmentId: id,
      provider: { id: provider.id, displayName: provider.displayName },
      client,
      amount: usd(sessionMoney(bulk, session).refunded),
      paid: price,
      reason: refundReasons[session % refundReasons.length] ?? refundReasons[0],
      refundedOn: utcDate(startsAt),
    };
  };
  return [
    ...bulkRefunds(bulk, span.from, span.to).map(({ session, day }) => ({
      key: `${dateOfDay(day)} ${refundIds.of(session)}`,
      providerId: providerIds.of(bulk.sessions.provider[session] ?? 0),
      read: () => record(session),
    })),
    ...ledgerRefunds(tables, span).map((row) => ({
      key: `${row.refundedOn} ${row.id}`,
      providerId: row.provider.id,
      read: () => row,
    })),
  ].toSorted((first, second) => (first.key > second.key ? -1 : 1));
}

/** Every refund of a period, the newest first. */
export const refundRows = (tables: Tables, span: Span): AdminRefund[] =>
  refundEntries(tables, span).map(({ read }) => read());

export const listAdminRefundsHandler = defineHandler(
  listAdminRefunds,
  ({ tables, user, query: { after, limit, ...search } }) => {
    const only = providerScope(tables, standingFor('revenue.read', tables, user));
    const page = cursorPage(
      refundEntries(tables, spanOf(search)).filter(({ providerId }) => only === null || only.has(providerId)),
      { after, limit },
      { of: ['refunds', search], keyOf: ({ key }) => key },
    );
    return { ...page, items: page.items.map(({ read }) => read()) };
  },
);

const failures = {
  ACCOUNT_CLOSED: 'The bank says that the account is closed.',
  INVALID_ACCOUNT: 'The bank does not know the account.',
  DECLINED_BY_BANK: 'The bank declined the payment.',
} as const;

/** Every payout of a period, the newest first. */
export function payoutRows(tables: Tables, span: Span, now: Date): AdminPayout[] {
  const ofLedger = tables.payouts
    .all()
    .filter((row) => within(span, dayNumber(utcDate(row.createdAt))))
    .map((row): AdminPayout => ({
      id: row.id,
      provider: named(tables, row.providerId),
      amount: row.amount,
      createdOn: utcDate(row.createdAt),
      status: payoutStatusAt(row, tables.providers.get(row.providerId)?.timeZone ?? 'UTC', now),
      transactionCount: tables.transactions
        .all()
        .filter((entry) => entry.payoutId === row.id && !isPayoutTransaction(entry)).length,
      failure: row.failure === null ? null : failures[row.failure.code],
    }));
  const bulk = bulkDataOf(tables);
  const ofBulkData = bulkPayouts(bulk, span.from, span.to).map(
    ({ id, provider, day, amountMinor, sessions }): AdminPayout => ({
      id: id as PayoutId,
      provider: { id: providerIds.of(provider) as ProviderId, displayName: providerNameOf(provider) },
      amount: usd(amountMinor),
      createdOn: dateOfDay(day),
      status: bulk.calendar.today - day > 2 ? 'PAID' : bulk.calendar.today > day ? 'IN_TRANSIT' : 'PENDING',
      transactionCount: sessions,
      failure: null,
    }),
  );
  return [...ofLedger, ...ofBulkData];
}

export const listAdminPayoutsHandler = defineHandler(
  listAdminPayouts,
  ({ tables, user, query: { after, limit, ...search }, now }) => {
    const only = providerScope(tables, standingFor('revenue.read', tables, user));
    const keyOf = ({ createdOn, id }: AdminPayout) => `${createdOn} ${id}`;
    const rows = payoutRows(tables, spanOf(search), now).filter(
      (row) =>
        (only === null || only.has(row.provider.id)) && (!search.status?.length || search.status.includes(row.status)),
    );
    return cursorPage(
      rows.toSorted((first, second) => (keyOf(first) > keyOf(second) ? -1 : 1)),
      { after, limit },
      { of: ['payouts', search], keyOf },
    );
  },
);
