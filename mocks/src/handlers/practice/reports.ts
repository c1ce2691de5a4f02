import { generateReport, getReport, listReports, removeReport } from '@sakina/platform/contract';
import type { Report, ReportId, ReportOptions } from '@sakina/platform/contract';
import { parseDate } from '@internationalized/date';
import { iso } from '../../clock.ts';
import { csvOf } from '../../rules/report-csv.ts';
import { pdfOf } from '../../rules/report-pdf.ts';
import { tableFor } from '../../rules/reports.ts';
import { invalid, notFound } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { settleClaims } from '../care/settle-claims.ts';
import { appointmentsWith } from '../find.ts';
import type { Lookup } from '../find.ts';
import type { ProviderRow } from '../../store/rows.ts';
import type { Tables } from '../../store/table.ts';
import { newId, requireFeature, requireProvider } from './own.ts';

const LONGEST_DAYS = 731;
/** How many reports of a provider are kept (CLOUD-434). */
const MOST_KEPT = 50;
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
  )
    throw notFound('this client');
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
  const made = {
    id: newId<ReportId>('rpt'),
    type,
    options,
    status: 'READY' as const,
    ...table,
    rowCount: table.rows.length,
    file,
    generatedAt: iso(now),
  };
  tables.reports.put({ ...made, providerId: provider.id });
  for (const { id } of ownReports(tables, provider).slice(MOST_KEPT)) tables.reports.remove(id);
  return made;
});

/** The reports of a provider, the newest first; of two made in the same moment, the one made later. */
function ownReports(tables: Tables, provider: ProviderRow) {
  return tables.reports
    .all()
    .filter((row) => row.providerId === provider.id)
    .toReversed()
    .toSorted((first, second) => Date.parse(second.generatedAt) - Date.parse(first.generatedAt));
}

function summaries(tables: Tables, provider: ProviderRow) {
  return {
    items: ownReports(tables, provider).map(({ id, type, title, options, status, rowCount, generatedAt }) => ({
      id,
      type,
      title,
      options,
      status,
      rowCount,
      generatedAt,
    })),
  };
}

/** A report of the calling provider, whose plan contains reports. @throws ApiFailure */
function ownReport(context: Lookup, id: string) {
  requireFeature(context.user, 'reporting_analytics');
  const provider = requireProvider(context);
  const row = context.tables.reports.get(id);
  if (!row) throw notFound('this report');
  return { provider, row };
}

export const listReportsHandler = defineHandler(listReports, (context) => {
  requireFeature(context.user, 'reporting_analytics');
  return summaries(context.tables, requireProvider(context));
});

export const getReportHandler = defineHandler(getReport, (context) => {
  const { providerId: _, ...report } = ownReport(context, context.params.id).row;
  return report;
});

export const removeReportHandler = defineHandler(removeReport, (context) => {
  const { provider, row } = ownReport(context, context.params.id);
  context.tables.reports.remove(row.id);
  return summaries(context.tables, provider);
});

function checkOptions(type: Report['type'], { from, to, clientId }: ReportOptions): void {
  if (from < EARLIEST) throw invalid({ 'options.from': 'There is nothing from before the year 2000.' });
  if (to < from) throw invalid({ 'options.to': 'The last day can’t be before the first.' });
  if (parseDate(to).compare(parseDate(from)) > LONGEST_DAYS)
    throw invalid({ 'options.to': 'A report covers at most two years.' });
  if (type === 'REVENUE' && clientId !== undefined)
    throw invalid({ 'options.clientId': 'A report on revenue is of the whole practice.' });
}
