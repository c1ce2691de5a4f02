import type { PayoutSchedule, PaymentSummary, PayoutSettings, Transaction } from '@sakina/platform/contract';
import { addDays } from '@sakina/platform/format';

/** A Monday, from which the names of the weekdays are taken. */
export const MONDAY = '2026-11-23';

/** A payout by kind, in minor units: `payments + insurance - refunds + adjustments - fees = net`. */
export interface TieOut {
  payments: number;
  insurance: number;
  /** What went back to clients; positive. */
  refunds: number;
  /** Signed. */
  adjustments: number;
  /** The platform's share, what refunds gave back of it taken off. */
  fees: number;
  net: number;
  /** What the bank got. */
  bank: number;
  /** `bank` less `net`: zero unless the books and the bank differ. */
  unmatched: number;
}

/** Adds a payout's movements up by kind. @param bank What the bank got, in minor units. */
export function tieOut(rows: readonly Pick<Transaction, 'kind' | 'amount' | 'fee'>[], bank: number): TieOut {
  const sum = (kind: Transaction['kind']) =>
    rows.reduce((total, row) => total + (row.kind === kind ? row.amount.amountMinor : 0), 0);
  const payments = sum('PAYMENT');
  const insurance = sum('INSURANCE_PAYMENT');
  // Without the zero, nothing refunded would be -0, which is shown with a minus.
  const refunds = 0 - sum('REFUND');
  // A payout that the bank returned is on the balance again as a movement of its own.
  const adjustments = sum('ADJUSTMENT') + sum('PAYOUT');
  const fees = rows.reduce((total, row) => total + row.fee.amountMinor, 0);
  const net = payments + insurance - refunds + adjustments - fees;
  return { payments, insurance, refunds, adjustments, fees, net, bank, unmatched: bank - net };
}

/** Why the next payout is not all that was earned. */
export type BalanceReason = 'owes' | 'held' | 'noAccount' | 'belowMinimum' | 'settling' | 'allPaid';

/** The one reason that counts: the first that would have to be mended, then what only takes time. */
export function balanceReason(
  { available, pending }: Pick<PaymentSummary, 'available' | 'pending'>,
  { heldUntil, bankAccount, minimumAmount }: Pick<PayoutSettings, 'heldUntil' | 'bankAccount' | 'minimumAmount'>,
): BalanceReason {
  const balance = available.amountMinor + pending.amountMinor;
  if (balance < 0) return 'owes';
  if (bankAccount === null) return 'noAccount';
  if (heldUntil !== null) return 'held';
  if (balance > 0 && balance < minimumAmount.amountMinor) return 'belowMinimum';
  return pending.amountMinor > 0 ? 'settling' : 'allPaid';
}

/** ISO 8601 day of the week of `YYYY-MM-DD`: 1 is Monday, 7 Sunday. */
function weekdayOf(date: string): number {
  return ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
}

function isPayoutDay(schedule: PayoutSchedule, date: string): boolean {
  if (schedule.kind === 'DAILY') return true;
  if (schedule.kind === 'WEEKLY') return weekdayOf(date) === schedule.weekday;
  const day = Number(date.slice(8));
  const isLast = addDays(date, 1).slice(8) === '01';
  return day === schedule.dayOfMonth || (isLast && schedule.dayOfMonth > day);
}

/**
 * The next dates of a schedule. A day that a month lacks is its last day; a hold leaves out the dates before its
 * end.
 * @param today `YYYY-MM-DD`; the first date is after it.
 */
export function nextDates(schedule: PayoutSchedule, today: string, heldUntil: string | null, count: number): string[] {
  const dates: string[] = [];
  // Starting the day before the hold ends, its last date itself counts.
  let date = heldUntil !== null && heldUntil > today ? addDays(heldUntil, -1) : today;
  while (dates.length < count) {
    date = addDays(date, 1);
    if (isPayoutDay(schedule, date)) dates.push(date);
  }
  return dates;
}
