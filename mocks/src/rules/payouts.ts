import { parseDate } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import type { Payout, PayoutId, PayoutSchedule, TransactionId } from '@sakina/platform/contract';
import { dateIn, iso, isoWeekday, plusDays, wallTime } from '../clock.ts';
import type { ProviderRow, Rows } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import { isSuspended } from './account-state.ts';
import { transactionOf, usd } from './ledger.ts';
import type { TransactionRow } from './ledger.ts';

export type PayoutRow = Rows['payouts'];
export type PayoutSettingsRow = Rows['payoutSettings'];

/** When payouts are made, in the provider's zone. */
const RUN_AT = '06:00';

/** Business days from a payout to its arrival. */
const TRANSIT_BANK_DAYS = 2;

/** Days for which a changed bank account holds payouts. */
export const HOLD_DAYS = 7;

const lastDayOfMonth = (date: CalendarDate) => new Date(Date.UTC(date.year, date.month, 0)).getUTCDate();

/** The first date of a schedule after a date. */
export function nextPayoutDate(schedule: PayoutSchedule, after: CalendarDate): CalendarDate {
  if (schedule.kind === 'DAILY') return plusDays(after, 1);
  if (schedule.kind === 'WEEKLY') return plusDays(after, ((schedule.weekday - isoWeekday(after) + 6) % 7) + 1);
  const inMonth = (date: CalendarDate) => date.set({ day: Math.min(schedule.dayOfMonth, lastDayOfMonth(date)) });
  const thisMonth = inMonth(after);
  return thisMonth.compare(after) > 0 ? thisMonth : inMonth(after.set({ day: 1 }).add({ months: 1 }));
}

/** The next date on which a provider is paid out; null without a bank account. */
export function nextPayoutOn(settings: PayoutSettingsRow, today: CalendarDate): CalendarDate | null {
  if (settings.bankAccount === null) return null;
  const held = settings.heldUntil === null ? null : plusDays(parseDate(settings.heldUntil), -1);
  return nextPayoutDate(settings.schedule, held !== null && held.compare(today) > 0 ? held : today);
}

function plusBankDays(date: CalendarDate, days: number): CalendarDate {
  let arrival = date;
  for (let left = days; left > 0;) {
    arrival = plusDays(arrival, 1);
    if (isoWeekday(arrival) <= 5) left -= 1;
  }
  return arrival;
}

/** Whether a movement is a payout itself, which reduces the balance. */
export function isPayoutTransaction(row: TransactionRow): boolean {
  return row.kind === 'PAYOUT' && row.amount.amountMinor < 0;
}

const sumOf = (rows: readonly TransactionRow[], of: 'amount' | 'fee' | 'net') =>
  rows.reduce((sum, row) => sum + row[of].amountMinor, 0);

interface PayoutMade {
  payout: PayoutRow;
  /** The movement that reduces the balance. */
  movement: TransactionRow;
  /** The movements that it pays out, updated. */
  paidOut: TransactionRow[];
}

interface PayoutRun {
  provider: ProviderRow;
  settings: PayoutSettingsRow;
  on: CalendarDate;
  /** The movements on the balance. */
  balance: readonly TransactionRow[];
  ids: { payout: PayoutId; transaction: TransactionId };
}

/** Pays out the available balance on a date; null if it is below the minimum, or payouts are held. */
export function makePayout({ provider, settings, on, balance, ids }: PayoutRun): PayoutMade | null {
  const date = on.toString();
  const at = wallTime(on, RUN_AT, provider.timeZone);
  if (settings.bankAccount === null || (settings.heldUntil !== null && date < settings.heldUntil)) return null;
  const due = balance.filter(
    (row) => row.payoutId === null && row.availableOn <= date && Date.parse(row.createdAt) <= at.getTime(),
  );
  const sum = sumOf(due, 'net');
  if (sum < Math.max(1, settings.minimumAmount.amountMinor)) return null;
  const days = due.map((row) => row.availableOn).toSorted();
  const payout: PayoutRow = {
    id: ids.payout,
    providerId: provider.id,
    amount: usd(sum),
    period: { from: days[0] ?? date, to: days.at(-1) ?? date },
    createdAt: iso(at),
    arrivesOn: plusBankDays(on, TRANSIT_BANK_DAYS).toString(),
    destination: { bankName: settings.bankAccount.bankName, last4: settings.bankAccount.last4 },
    statementDescriptor: settings.statementDescriptor,
    failure: null,
  };
  const description = `Payout to ${settings.bankAccount.bankName} ··${settings.bankAccount.last4}`;
  const entry = {
    kind: 'PAYOUT' as const,
    providerId: provider.id,
    client: null,
    appointmentId: null,
    amountMinor: -sum,
    description,
    at,
  };
  return {
    payout,
    movement: { ...transactionOf(entry, ids.transaction, provider.timeZone), payoutId: payout.id },
    paidOut: due.map((row) => ({ ...row, payoutId: payout.id })),
  };
}

/** The dates of a schedule after the last processed one, up to now. */
export function datesDue(settings: PayoutSettingsRow, timeZone: string, now: Date): CalendarDate[] {
  const dates: CalendarDate[] = [];
  let date = nextPayoutDate(settings.schedule, parseDate(settings.ranUntil));
  while (wallTime(date, RUN_AT, timeZone) <= now) {
    dates.push(date);
    date = nextPayoutDate(settings.schedule, date);
  }
  return dates;
}

/** Creates the payouts that have become due since the last run; none while the provider’s account is suspended. */
export function runPayouts(tables: Tables, provider: ProviderRow, now: Date): void {
  let settings = tables.payoutSettings.get(provider.id);
  if (!settings) return;
  const isClosed = provider.userId !== null && isSuspended(tables, provider.userId);
  for (const on of datesDue(settings, provider.timeZone, now)) {
    const balance = tables.transactions.all().filter((row) => row.providerId === provider.id);
    const unique = crypto.randomUUID().replaceAll('-', '').slice(0, 10);
    const ids = { payout: `pyo-${unique}` as PayoutId, transaction: `txn-${unique}` as TransactionId };
    const made = isClosed ? null : makePayout({ provider, settings, on, balance, ids });
    if (made) {
      tables.payouts.put(made.payout);
      for (const row of [...made.paidOut, made.movement]) tables.transactions.put(row);
    }
    const isHeld = settings.heldUntil !== null && settings.heldUntil > on.toString();
    settings = tables.payoutSettings.put({
      ...settings,
      ranUntil: on.toString(),
      heldUntil: isHeld ? settings.heldUntil : null,
    });
  }
}

/** The status of a payout at a moment. */
export function payoutStatusAt(row: PayoutRow, timeZone: string, now: Date): Payout['status'] {
  if (row.failure !== null && Date.parse(row.failure.returnedAt) <= now.getTime()) return 'FAILED';
  const today = dateIn(now, timeZone).toString();
  if (today >= row.arrivesOn) return 'PAID';
  return today > dateIn(row.createdAt, timeZone).toString() ? 'IN_TRANSIT' : 'PENDING';
}

/** A payout with its status and totals. @param rows The movements that it pays out, without itself. */
export function payoutView(row: PayoutRow, rows: readonly TransactionRow[], timeZone: string, now: Date): Payout {
  return {
    ...row,
    status: payoutStatusAt(row, timeZone, now),
    transactionCount: rows.length,
    totals: { amount: usd(sumOf(rows, 'amount')), fee: usd(sumOf(rows, 'fee')), net: usd(sumOf(rows, 'net')) },
  };
}
