import { endOfMonth, endOfWeek, startOfMonth, startOfWeek } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import type {
  IncomeFigures,
  IncomeReport,
  Money,
  RevenueBasis,
  RevenuePeriod,
  RevenueSource,
} from '@sakina/platform/contract';
import { netParts } from '@sakina/platform/domain';
import { dateIn, iso, plusDays, wallTime } from '../clock.ts';
import type { AppointmentRow } from '../store/rows.ts';
import { usd } from './ledger.ts';
import type { TransactionRow } from './ledger.ts';

/** A period of calendar days; `until` is exclusive. */
export interface Period {
  from: CalendarDate;
  until: CalendarDate;
}

/** The input of a report: one provider's ledger and sessions, in their zone. */
interface RevenueSources {
  transactions: readonly TransactionRow[];
  appointments: readonly AppointmentRow[];
  timeZone: string;
}

/** Income figures of movements; payouts are not income. */
export function figuresOf(rows: readonly TransactionRow[]): IncomeFigures {
  let [gross, refunds, adjustments, fees] = [0, 0, 0, 0];
  for (const { kind, amount, fee } of rows) {
    if (kind === 'PAYOUT') continue;
    fees += fee.amountMinor;
    if (kind === 'ADJUSTMENT') adjustments += amount.amountMinor;
    else if (amount.amountMinor >= 0) gross += amount.amountMinor;
    else refunds -= amount.amountMinor;
  }
  return {
    gross: usd(gross),
    refunds: usd(refunds),
    adjustments: usd(adjustments),
    fees: usd(fees),
    net: usd(gross - refunds + adjustments - fees),
  };
}

const monthsIn = { MONTH: 1, QUARTER: 3, YEAR: 12 } as const;

/** The calendar period around a date: weeks begin on Monday. */
export function periodAround(period: RevenuePeriod, date: CalendarDate): Period {
  if (period === 'WEEK')
    return { from: startOfWeek(date, 'en-US', 'mon'), until: plusDays(endOfWeek(date, 'en-US', 'mon'), 1) };
  const months = monthsIn[period];
  const from = startOfMonth(date).set({ month: date.month - ((date.month - 1) % months) });
  return { from, until: from.add({ months }) };
}

/** The intervals in which a period is shown. */
function bucketsOf(period: RevenuePeriod, { from, until }: Period): Period[] {
  const buckets: Period[] = [];
  for (let start = from; start.compare(until) < 0;) {
    const next =
      period === 'YEAR'
        ? plusDays(endOfMonth(start), 1)
        : plusDays(period === 'QUARTER' ? endOfWeek(start, 'en-US', 'mon') : start, 1);
    const end = next.compare(until) > 0 ? until : next;
    buckets.push({ from: start, until: end });
    start = end;
  }
  return buckets;
}

/** Midnight in a zone with its offset: `2026-11-01T00:00:00-04:00`. */
function midnight(date: CalendarDate, timeZone: string): string {
  const at = wallTime(date, '00:00', timeZone).getTime();
  const minutes = Math.round((Date.UTC(date.year, date.month - 1, date.day) - at) / 60_000);
  const two = (part: number) => String(part).padStart(2, '0');
  const offset = `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
  return `${new Date(at + minutes * 60_000).toISOString().slice(0, 19)}${offset}`;
}

function within(
  { transactions, appointments, timeZone }: RevenueSources,
  { from, until }: Period,
  before?: Date,
): RevenueSources {
  const start = wallTime(from, '00:00', timeZone).getTime();
  const end = Math.min(wallTime(until, '00:00', timeZone).getTime(), before?.getTime() ?? Infinity);
  const isIn = (at: string | null) => at !== null && Date.parse(at) >= start && Date.parse(at) < end;
  return {
    timeZone,
    transactions: transactions.filter((row) => isIn(row.createdAt)),
    appointments: appointments.filter((row) => row.status === 'COMPLETED' && isIn(row.endedAt)),
  };
}

const totalsOf = ({ transactions, appointments }: RevenueSources) => ({
  ...figuresOf(transactions),
  sessionCount: appointments.length,
});

/** The figures of a period. */
export function revenueWithin(sources: RevenueSources, stretch: Period): IncomeFigures {
  return figuresOf(within(sources, stretch).transactions);
}

/** Income as a provider's home shows it: what is theirs, the same as their payments and analytics say. */
export function incomeOf(figures: IncomeFigures): Money {
  return netParts(figures).net;
}

const sourceOf = ({ kind }: TransactionRow): RevenueSource =>
  kind === 'INSURANCE_PAYMENT' ? 'INSURERS' : kind === 'ADJUSTMENT' ? 'CORRECTIONS' : 'CLIENTS';

function byService(
  { transactions, appointments }: RevenueSources,
  all: readonly AppointmentRow[],
): IncomeReport['byService'] {
  const serviceOf = new Map<string, AppointmentRow['service']>(all.map((row) => [row.id, row.service]));
  const groups = new Map<
    string | null,
    { service: IncomeReport['byService'][number]['service']; rows: TransactionRow[] }
  >();
  for (const row of transactions.filter((entry) => entry.kind !== 'PAYOUT')) {
    const service = row.appointmentId === null ? undefined : serviceOf.get(row.appointmentId);
    const key = service?.id ?? null;
    const group = groups.get(key) ?? { service: service ? { id: service.id, name: service.name } : null, rows: [] };
    groups.set(key, { ...group, rows: [...group.rows, row] });
  }
  // A service whose sessions brought nothing yet has its line too: the sessions of all lines are those of the period.
  for (const { service } of appointments)
    if (!groups.has(service.id)) groups.set(service.id, { service: { id: service.id, name: service.name }, rows: [] });
  const held = (id: string | undefined) => appointments.filter((row) => row.service.id === id).length;
  return [...groups.values()]
    .map(({ service, rows }) => ({ service, ...figuresOf(rows), sessionCount: service ? held(service.id) : 0 }))
    .toSorted((first, second) => second.gross.amountMinor - first.gross.amountMinor);
}

/**
 * Movements dated by the session that they are for, without those of sessions still to be held. Money that belongs to
 * no session keeps its own date.
 */
function datedByService(sources: RevenueSources, now: Date): TransactionRow[] {
  const heldAt = new Map<string, string>(sources.appointments.map((row) => [row.id, row.endedAt ?? row.startsAt]));
  return sources.transactions
    .map((row) => ({ ...row, createdAt: heldAt.get(row.appointmentId ?? '') ?? row.createdAt }))
    .filter((row) => Date.parse(row.createdAt) <= now.getTime());
}

interface Choice {
  /** By which date money counts. @default CASH */
  basis?: RevenueBasis | undefined;
  /** A day of the period that is meant. @default that of `now` */
  on?: CalendarDate | undefined;
}

/** Revenue of the period that contains a day, up to a moment, and of the period before. */
export function revenueReportOf(
  given: RevenueSources,
  period: RevenuePeriod,
  now: Date,
  { basis = 'CASH', on }: Choice = {},
): IncomeReport {
  const { timeZone } = given;
  const sources = basis === 'CASH' ? given : { ...given, transactions: datedByService(given, now) };
  const current = periodAround(period, on ?? dateIn(now, timeZone));
  const earlier = periodAround(period, plusDays(current.from, -1));
  const own = within(sources, current);
  const gone = now.getTime() - wallTime(current.from, '00:00', timeZone).getTime();
  const sameMoment = new Date(wallTime(earlier.from, '00:00', timeZone).getTime() + gone);
  const span = ({ from, until }: Period) => ({ from: midnight(from, timeZone), to: midnight(until, timeZone) });
  const kinds: readonly RevenueSource[] = ['CLIENTS', 'INSURERS', 'CORRECTIONS'];
  return {
    period,
    basis,
    timeZone,
    ...span(current),
    totals: totalsOf(own),
    buckets: bucketsOf(period, current).map((bucket) => ({
      startsAt: midnight(bucket.from, timeZone),
      endsAt: midnight(bucket.until, timeZone),
      ...totalsOf(within(own, bucket)),
    })),
    bySource: kinds.map((source) => ({
      source,
      ...figuresOf(own.transactions.filter((row) => row.kind !== 'PAYOUT' && sourceOf(row) === source)),
    })),
    byService: byService(own, sources.appointments),
    previous: {
      ...span(earlier),
      totals: totalsOf(within(sources, earlier)),
      toDate: totalsOf(within(sources, earlier, sameMoment)),
    },
    asOf: iso(now),
  };
}
