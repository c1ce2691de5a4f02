import { generateReport } from '@sakina/platform/contract';
import type { Report, ReportId, ReportOptions } from '@sakina/platform/contract';
import { parseDate } from '@internationalized/date';
import { iso } from '../../clock.ts';
import { csvOf } from '../../rules/report-csv.ts';
import { pdfOf } from '../../rules/report-pdf.ts';
import { tableFor } from '../../rules/reports.ts';
import { forbidden, invalid, notFound } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { settleClaims } from '../care/settle-claims.ts';
import { appointmentsWith } from '../find.ts';
import { newId, requireFeature, requireProvider } from './own.ts';

const LONGEST_DAYS = 731;
const EARLIEST = '2000-01-01';

export const generateReportHandler = defineHandler(generateReport, (context) => {
  const {
    tables,
    user,
    now,
    body: { type, options },
  } = context;
  requireFeature(user, 'reporting_analytics');
  const provider = requireProvider(context);
  checkOptions(type, options);
  if (
    options.clientId !== undefined &&
    !appointmentsWith(tables, provider.id).some((row) => row.client.id === options.clientId)
  ) {
    throw tables.people.get(options.clientId)
      ? forbidden('This person is not a client of yours.')
      : notFound('this client');
  }
  settleClaims(tables, now);
  const table = tableFor(type, { tables, provider, options, now });
  const name = `${type.toLowerCase()}-${options.from}-${options.to}`;
  const file =
    options.format === 'CSV'
      ? { name: `${name}.csv`, mediaType: 'text/csv' as const, contentBase64: csvOf(table) }
      : {
          name: `${name}.pdf`,
          mediaType: 'application/pdf' as const,
          contentBase64: pdfOf(table, `${provider.displayName}: ${table.title}, ${options.from} to ${options.to}`),
        };
  return {
    id: newId<ReportId>('rpt'),
    type,
    options,
    status: 'READY' as const,
    ...table,
    rowCount: table.rows.length,
    file,
    generatedAt: iso(now),
  };
});

function checkOptions(type: Report['type'], { from, to, clientId }: ReportOptions): void {
  if (from < EARLIEST) throw invalid({ 'options.from': 'There is nothing from before the year 2000.' });
  if (to < from) throw invalid({ 'options.to': 'The last day has to come after the first.' });
  if (parseDate(to).compare(parseDate(from)) > LONGEST_DAYS)
    throw invalid({ 'options.to': 'A report covers at most two years.' });
  if (type === 'REVENUE' && clientId !== undefined)
    throw invalid({ 'options.clientId': 'A report on revenue is of the whole practice.' });
}
