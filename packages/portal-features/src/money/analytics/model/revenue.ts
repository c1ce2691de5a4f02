import { addDays } from '@sakina/platform/format';
import type { IncomeReport, Money, RevenueBasis, RevenuePeriod } from '@sakina/platform/contract';
import { mondayOf } from './days.ts';

export type IncomeTotals = IncomeReport['totals'];

/** A bar of the chart: days, and what was earned in them. */
export interface RevenueBar {
  /** First and last day, `YYYY-MM-DD`, in the provider's zone. */
  from: string;
  to: string;
  /** Net, in minor units. */
  netMinor: number;
}

/**
 * Whether a report is by the period and the date that are asked for; until then it is still that of the last question.
 */
export function isBy(report: IncomeReport, asked: { period: RevenuePeriod; basis: RevenueBasis }): boolean {
  return report.period === asked.period && (report.basis ?? 'CASH') === asked.basis;
}

/** Whether the period is still going on. */
export const isRunning = ({ asOf, to }: IncomeReport): boolean => Date.parse(asOf) < Date.parse(to);

/**
 * The bars of a report, up to now: days of a week, weeks of a month (its ends may be parts of one) and of a quarter,
 * months of a year. Together they are the net of the report.
 * @param dayIn Gives the calendar day of an instant in the provider's zone.
 */
export function barsOf(report: IncomeReport, dayIn: (instant: string) => string): RevenueBar[] {
  const bars: RevenueBar[] = [];
  for (const { startsAt, endsAt, net } of report.buckets) {
    if (Date.parse(startsAt) > Date.parse(report.asOf)) continue;
    const bar = { from: dayIn(startsAt), to: addDays(dayIn(endsAt), -1), netMinor: net.amountMinor };
    const last = bars.at(-1);
    if (report.period === 'MONTH' && last && mondayOf(last.from) === mondayOf(bar.from))
      bars[bars.length - 1] = { from: last.from, to: bar.to, netMinor: last.netMinor + bar.netMinor };
    else bars.push(bar);
  }
  return bars;
}

/** The period before, up to the same point while this one is running. */
export function beforeOf(report: IncomeReport): IncomeTotals {
  return isRunning(report) ? report.previous.toDate : report.previous.totals;
}

/**
 * Why the net changed: by how many sessions were held, and by what a session brought on average; together the change.
 */
export interface Explanation {
  byCountMinor: number;
  byAmountMinor: number;
}

/**
 * Explains a change by count and by amount. Null by cash, where money and sessions are of different dates, and where
 * one of the periods had no session.
 */
export function explanationOf(report: IncomeReport): Explanation | null {
  const { totals, basis } = report;
  const before = beforeOf(report);
  if (basis !== 'SERVICE' || totals.sessionCount === 0 || before.sessionCount === 0) return null;
  const byCountMinor = Math.round(
    ((totals.sessionCount - before.sessionCount) * before.net.amountMinor) / before.sessionCount,
  );
  return { byCountMinor, byAmountMinor: totals.net.amountMinor - before.net.amountMinor - byCountMinor };
}

const moved = ({ gross, refunds, adjustments, fees, sessionCount }: IncomeTotals) =>
  [gross, refunds, adjustments, fees].some(({ amountMinor }: Money) => amountMinor !== 0) || sessionCount > 0;

/** Whether nothing moved and no session was held, in the period and in the one before. */
export function isNothing({ totals, previous }: IncomeReport): boolean {
  return !moved(totals) && !moved(previous.totals);
}
