import type { PlatformFigures, ProviderKind } from '@sakina/platform/contract';
import { DAY } from '../../bulk-data/calendar.ts';
import { eachMovement, noSums } from '../../bulk-data/money.ts';
import type { Sums } from '../../bulk-data/money.ts';
import { countryAt } from '../../bulk-data/names.ts';
import { countryOf, kindOf, providerIds, PROVIDERS, userOfProvider } from '../../bulk-data/users.ts';
import { usd } from '../../rules/ledger.ts';
import type { TransactionRow } from '../../rules/ledger.ts';
import type { Tables } from '../../store/table.ts';
import { invalid } from '../api-failure.ts';
import { bulkDataOf } from './bulk-data-of.ts';

export interface Span {
  /** Days since 1970, inclusive. */
  from: number;
  to: number;
}

const DAYS_AT_MOST = 3 * 366;

export const dayNumber = (date: string) => Math.floor(Date.parse(`${date}T00:00:00Z`) / (DAY * 60_000));
/** The date of an instant by UTC, in which the books are kept. */
export const utcDate = (instant: string) => new Date(instant).toISOString().slice(0, 10);
export const within = ({ from, to }: Span, day: number) => day >= from && day <= to;
export const dateOfDay = (day: number) => new Date(day * DAY * 60_000).toISOString().slice(0, 10);

/** The days of a period. @throws ApiFailure 422 */
export function spanOf({ from, to }: { from: string; to: string }): Span {
  const span = { from: dayNumber(from), to: dayNumber(to) };
  if (span.to < span.from) throw invalid({ to: 'The last day can’t be before the first.' });
  if (span.to - span.from > DAYS_AT_MOST) throw invalid({ to: 'At most three years can be read at once.' });
  return span;
}

/** A provider in sums. */
export interface Earner {
  id: string;
  kind: ProviderKind;
  country: string;
}

export const figuresOf = ({
  gross,
  refunds,
  fees,
  insurer,
  adjustments,
  payouts,
  completed,
}: Sums): PlatformFigures => ({
  gross: usd(gross),
  refunds: usd(refunds),
  platformFees: usd(fees),
  insurerPayments: usd(insurer),
  adjustments: usd(adjustments),
  net: usd(gross - refunds - fees + adjustments),
  payouts: usd(payouts),
  completedSessions: completed,
});

/** Adds one movement of a ledger. */
export function addTransaction(sums: Sums, { kind, amount, fee }: TransactionRow): void {
  const { amountMinor } = amount;
  if (kind === 'PAYMENT' || kind === 'INSURANCE_PAYMENT') sums.gross += amountMinor;
  if (kind === 'INSURANCE_PAYMENT') sums.insurer += amountMinor;
  if (kind === 'REFUND') sums.refunds -= amountMinor;
  if (kind === 'ADJUSTMENT') sums.adjustments += amountMinor;
  if (kind === 'PAYOUT') sums.payouts -= amountMinor;
  sums.fees += fee.amountMinor;
}

let bulkEarners: readonly Earner[] | null = null;
const allBulkEarners = (): readonly Earner[] =>
  (bulkEarners ??= Array.from({ length: PROVIDERS }, (_, provider) => ({
    id: providerIds.of(provider),
    kind: kindOf(provider),
    country: countryAt(countryOf(userOfProvider(provider)))[0],
  })));

/** A provider by id, generated or of the practice. */
export function earnerOf(tables: Tables, id: string): Earner | undefined {
  const number = providerIds.numberOf(id);
  if (number !== null) return allBulkEarners()[number];
  const row = tables.providers.get(id);
  return row && { id, kind: row.kind, country: row.country };
}

/**
 * Adds the ledger movements of some days, generated and of the practice, to the sums that they belong to.
 * @param only The providers whose movements count; null for all.
 */
export function addUp(
  tables: Tables,
  { from, to }: Span,
  sumsOf: (day: number, earner: Earner) => readonly Sums[],
  only: ReadonlySet<string> | null,
): void {
  const bulk = bulkDataOf(tables);
  const earners = allBulkEarners();
  const counts = (id: string) => only === null || only.has(id);
  eachMovement(bulk, from, to, (day, provider, money, paidOut, isCompleted) => {
    const earner = earners[provider];
    if (!earner || !counts(earner.id)) return;
    for (const sums of sumsOf(day, earner)) {
      sums.payouts += paidOut;
      if (!money) continue;
      sums.gross += money.gross;
      sums.refunds += money.refunded;
      sums.fees += money.fee;
      sums.insurer += money.insurer;
      sums.completed += isCompleted ? 1 : 0;
    }
  });
  const dayOfInstant = (instant: string) => Math.floor(Date.parse(instant) / (DAY * 60_000));
  const named = new Map(
    tables.providers
      .all()
      .filter(({ id }) => counts(id))
      .map(({ id, kind, country }) => [id as string, { id, kind, country }]),
  );
  const isWithin = (day: number) => within({ from, to }, day);
  for (const row of tables.transactions.all()) {
    const earner = named.get(row.providerId);
    const day = dayOfInstant(row.createdAt);
    if (earner && isWithin(day)) for (const sums of sumsOf(day, earner)) addTransaction(sums, row);
  }
  for (const { status, startsAt, provider } of tables.appointments.all()) {
    const earner = named.get(provider.id);
    const day = dayOfInstant(startsAt);
    if (earner && status === 'COMPLETED' && isWithin(day)) for (const sums of sumsOf(day, earner)) sums.completed += 1;
  }
}

/** The total of a period. */
export function totalsOf(tables: Tables, span: Span, only: ReadonlySet<string> | null): Sums {
  const total = noSums();
  const all = [total];
  addUp(tables, span, () => all, only);
  return total;
}
