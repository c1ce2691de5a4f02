import { dayOf, moneyOf, payoutDay } from './ledger.ts';
import type { SessionMoney } from './ledger.ts';
import type { BulkData } from './bulk-data.ts';
import { opaqueIds } from './opaque-ids.ts';
import { SESSIONS } from './sessions.ts';
import { PROVIDERS } from './users.ts';

export const refundIds = opaqueIds('rfd-', SESSIONS, 4);

/** Ids of weekly payouts: one for each provider and Monday, counted from the first Monday of the data. */
const PAYOUT_WEEKS = 128;
const payoutIds = opaqueIds('pyt-', PROVIDERS * PAYOUT_WEEKS, 4);

/**
 * Amounts of one session. A session that an administrator cancelled has none: only future sessions can be cancelled.
 */
export function sessionMoney({ sessions }: BulkData, session: number): SessionMoney {
  return moneyOf(session, sessions.statusOf(session), sessions.price[session] ?? 0, sessions.isInsured(session));
}

/** Sums of the sessions of one group. */
export interface Sums {
  gross: number;
  refunds: number;
  fees: number;
  insurer: number;
  adjustments: number;
  payouts: number;
  completed: number;
}

export const noSums = (): Sums => ({
  gross: 0,
  refunds: 0,
  fees: 0,
  insurer: 0,
  adjustments: 0,
  payouts: 0,
  completed: 0,
});

/** Visits the sessions of these days (UTC, inclusive) and the payouts made on them. */
export function eachMovement(
  bulk: BulkData,
  from: number,
  to: number,
  visit: (day: number, provider: number, money: SessionMoney | null, paidOut: number, isCompleted: boolean) => void,
): void {
  const { sessions, calendar } = bulk;
  for (let session = 0; session < SESSIONS; session += 1) {
    const day = dayOf(sessions.start[session] ?? 0);
    // A session is paid out between three and ten days after it.
    if (day > to || day < from - 10) continue;
    const money = sessionMoney(bulk, session);
    if (money.gross === 0) continue;
    const provider = sessions.provider[session] ?? 0;
    if (day >= from) visit(day, provider, money, 0, sessions.statusOf(session) === 'COMPLETED');
    const paidOn = payoutDay(day);
    if (paidOn >= from && paidOn <= to && paidOn <= calendar.today) visit(paidOn, provider, null, money.net, false);
  }
}

interface BulkPayout {
  id: string;
  provider: number;
  /** The Monday of the payout. */
  day: number;
  amountMinor: number;
  sessions: number;
}

/** Payouts of these days, newest first; within a day by provider. */
export function bulkPayouts(bulk: BulkData, from: number, to: number): BulkPayout[] {
  const firstMonday = bulk.calendar.eraStart(0);
  const amounts = new Map<number, BulkPayout>();
  eachMovement(bulk, from, to, (day, provider, _, paidOut) => {
    if (paidOut === 0) return;
    const cell = Math.round((day - firstMonday) / 7) * PROVIDERS + provider;
    const payout = amounts.get(cell);
    if (payout) {
      payout.amountMinor += paidOut;
      payout.sessions += 1;
    } else {
      amounts.set(cell, { id: payoutIds.of(cell), provider, day, amountMinor: paidOut, sessions: 1 });
    }
  });
  return [...amounts.values()];
}

/** The provider and the Monday of a generated payout, as days since 1970; null for an id that is none. */
export function bulkPayoutOf(bulk: BulkData, id: string): { provider: number; day: number } | null {
  const cell = payoutIds.numberOf(id);
  if (cell === null) return null;
  return { provider: cell % PROVIDERS, day: bulk.calendar.eraStart(0) + Math.floor(cell / PROVIDERS) * 7 };
}

/** The sessions of a provider that brought money and lie on certain days, the newest first. */
export function paidSessions(bulk: BulkData, provider: number, isWanted: (day: number) => boolean): number[] {
  const found: { session: number; start: number }[] = [];
  for (let session = 0; session < SESSIONS; session += 1) {
    const start = bulk.sessions.start[session] ?? 0;
    if (bulk.sessions.provider[session] !== provider || !isWanted(dayOf(start))) continue;
    if (sessionMoney(bulk, session).gross > 0) found.push({ session, start });
  }
  return found.toSorted((first, second) => second.start - first.start).map(({ session }) => session);
}

/** The sessions of these days with a refund. */
export function bulkRefunds(
  bulk: BulkData,
  from: number,
  to: number,
): { session: number; day: number; money: SessionMoney }[] {
  const refunds: { session: number; day: number; money: SessionMoney }[] = [];
  for (let session = 0; session < SESSIONS; session += 1) {
    const day = dayOf(bulk.sessions.start[session] ?? 0);
    if (day < from || day > to) continue;
    const money = sessionMoney(bulk, session);
    if (money.refunded > 0) refunds.push({ session, day, money });
  }
  return refunds;
}
