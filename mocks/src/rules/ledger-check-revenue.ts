import type { IncomeFigures } from '@sakina/platform/contract';
import type { Tables } from '../store/table.ts';
import { differ, grouped, sumBy } from './ledger-check-words.ts';
import { figuresOf, revenueReportOf } from './revenue.ts';

const parts = ['gross', 'refunds', 'adjustments', 'fees', 'net'] as const;
const periods = ['WEEK', 'MONTH', 'QUARTER', 'YEAR'] as const;

function unequal(what: string, figures: readonly IncomeFigures[], totals: IncomeFigures): string[] {
  return parts.flatMap((part) =>
    differ(
      `${what}: ${part}`,
      sumBy(figures, (entry) => entry[part].amountMinor),
      totals[part].amountMinor,
      'the totals say',
    ),
  );
}

/**
 * Compares revenue reports with the ledger: intervals, sources and services with the totals, and the totals with the
 * movements.
 */
export function revenueInconsistencies(tables: Tables, now: Date): string[] {
  const transactions = tables.transactions.all();
  const byProvider = grouped(transactions, (row) => row.providerId);
  const appointments = grouped(tables.appointments.all(), (row) => row.provider.id);
  const problems: string[] = [];
  for (const [providerId, ledger] of byProvider) {
    const timeZone = tables.providers.get(providerId)?.timeZone;
    if (timeZone === undefined) {
      problems.push(`The ledger has the money of ${providerId}, who does not exist.`);
      continue;
    }
    for (const period of periods) {
      const report = revenueReportOf(
        { transactions: ledger, appointments: appointments.get(providerId) ?? [], timeZone },
        period,
        now,
      );
      const within = ledger.filter(
        (row) =>
          Date.parse(row.createdAt) >= Date.parse(report.from) && Date.parse(row.createdAt) < Date.parse(report.to),
      );
      const what = `The ${period.toLowerCase()} of ${providerId}`;
      problems.push(
        ...unequal(`${what} by its pieces`, report.buckets, report.totals),
        ...unequal(`${what} by source`, report.bySource, report.totals),
        ...unequal(`${what} by service`, report.byService, report.totals),
        ...unequal(`${what} by the ledger`, [figuresOf(within)], report.totals),
      );
    }
  }
  const all = figuresOf(transactions);
  problems.push(...unequal('All providers together', [...byProvider.values()].map(figuresOf), all));
  const kept = sumBy(
    transactions.filter((row) => row.kind !== 'PAYOUT'),
    (row) => row.net.amountMinor,
  );
  problems.push(...differ('What all providers have earned', kept, all.net.amountMinor, 'their revenue is'));
  return problems;
}
