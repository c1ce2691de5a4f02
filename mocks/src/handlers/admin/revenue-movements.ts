import { listPayoutMovements, listProviderMovements } from '@sakina/platform/contract';
import type { AppointmentId, RevenueMovement } from '@sakina/platform/contract';
import { bulkPayoutOf, noSums, paidSessions, sessionMoney } from '../../bulk-data/money.ts';
import type { Sums } from '../../bulk-data/money.ts';
import { payoutDay } from '../../bulk-data/ledger.ts';
import { bulkSession } from '../../bulk-data/session-record.ts';
import { providerIds } from '../../bulk-data/users.ts';
import type { TransactionRow } from '../../rules/ledger.ts';
import { isPayoutTransaction } from '../../rules/payouts.ts';
import type { Tables } from '../../store/table.ts';
import { notFound } from '../api-failure.ts';
import { cursorPage } from '../cursor.ts';
import { defineHandler } from '../define-handler.ts';
import { bulkDataOf } from './bulk-data-of.ts';
import { providerScope } from './provider-scope.ts';
import { payoutRows, providerRevenueOf } from './revenue.ts';
import { addTransaction, dayNumber, figuresOf, spanOf, utcDate, within } from './revenue-sums.ts';
import { standingFor } from './standing.ts';

type Movement = Omit<RevenueMovement, 'gross' | 'refunds' | 'platformFees' | 'adjustments' | 'net'>;

function movement(of: Movement, sums: Sums): RevenueMovement {
  const { gross, refunds, platformFees, adjustments, net } = figuresOf(sums);
  return { ...of, gross, refunds, platformFees, adjustments, net };
}

/** Generated sessions, each with its amounts. */
function ofSessions(tables: Tables, provider: number, isWanted: (day: number) => boolean): RevenueMovement[] {
  const bulk = bulkDataOf(tables);
  return paidSessions(bulk, provider, isWanted).map((session) => {
    const { id, client, startsAt } = bulkSession(bulk, session);
    const { gross, refunded, fee, insurer } = sessionMoney(bulk, session);
    return movement(
      { id, on: utcDate(startsAt), appointmentId: id, client },
      { ...noSums(), gross, refunds: refunded, fees: fee, insurer },
    );
  });
}

/** Movements of a ledger by their session; each that has none stands alone. */
function ofLedger(rows: readonly TransactionRow[]): RevenueMovement[] {
  const groups = new Map<string, TransactionRow[]>();
  for (const row of rows) {
    const key = row.appointmentId ?? row.id;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups].map(([id, own]) => {
    const sums = noSums();
    for (const row of own) addTransaction(sums, row);
    const [latest] = own.toSorted((first, second) => Date.parse(second.createdAt) - Date.parse(first.createdAt));
    return movement(
      {
        id,
        on: utcDate(latest?.createdAt ?? new Date(0).toISOString()),
        appointmentId: (latest?.appointmentId ?? null) as AppointmentId | null,
        client: own.find(({ client }) => client)?.client ?? null,
      },
      sums,
    );
  });
}

const keyOf = ({ on, id }: RevenueMovement) => `${on} ${id}`;
const newestFirst = (rows: readonly RevenueMovement[]) =>
  rows.toSorted((first, second) => (keyOf(first) > keyOf(second) ? -1 : 1));

export const listProviderMovementsHandler = defineHandler(
  listProviderMovements,
  ({ tables, user, params: { id }, query: { after, limit, ...period } }) => {
    const only = providerScope(tables, standingFor('revenue.read', tables, user));
    const span = spanOf(period);
    const revenue = only === null || only.has(id) ? providerRevenueOf(tables, span, id) : null;
    if (!revenue) throw notFound('this provider');
    const number = providerIds.numberOf(id);
    const isWithin = (day: number) => within(span, day);
    const ledger = tables.transactions
      .all()
      .filter((row) => row.providerId === id && row.kind !== 'PAYOUT' && isWithin(dayNumber(utcDate(row.createdAt))));
    const rows = number === null ? ofLedger(ledger) : ofSessions(tables, number, isWithin);
    return { ...cursorPage(newestFirst(rows), { after, limit }, { of: ['movements', id, period], keyOf }), revenue };
  },
);

export const listPayoutMovementsHandler = defineHandler(
  listPayoutMovements,
  ({ tables, user, params: { id }, query: { after, limit }, now }) => {
    const only = providerScope(tables, standingFor('revenue.read', tables, user));
    const generated = bulkPayoutOf(bulkDataOf(tables), id);
    const made = tables.payouts.get(id);
    const day = generated?.day ?? (made ? dayNumber(utcDate(made.createdAt)) : null);
    const payout =
      day === null ? undefined : payoutRows(tables, { from: day, to: day }, now).find((row) => row.id === id);
    if (!payout || (only !== null && !only.has(payout.provider.id))) throw notFound('this payout');
    const rows = generated
      ? ofSessions(tables, generated.provider, (on) => payoutDay(on) === generated.day)
      : ofLedger(tables.transactions.all().filter((row) => row.payoutId === id && !isPayoutTransaction(row)));
    return { ...cursorPage(newestFirst(rows), { after, limit }, { of: ['movements', id], keyOf }), payout };
  },
);
