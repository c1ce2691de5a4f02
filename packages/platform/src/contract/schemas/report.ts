import * as v from 'valibot';
import { calendarDate, count, instant, text } from './common.ts';
import { reportId, userId } from './ids.ts';

/**
 * Payments by month, sessions one by one, measures of outcome, clients with their sessions, or claims with their
 * adjudication.
 */
export const reportType = v.picklist(['REVENUE', 'SESSIONS', 'OUTCOMES', 'CLIENTS', 'CLAIMS']);
export const reportFormat = v.picklist(['CSV', 'PDF']);

export const reportOptions = v.object({
  /** First and last day, in the provider's zone; at most two years. */
  from: calendarDate,
  to: calendarDate,
  format: reportFormat,
  /** Only this client; not for REVENUE. */
  clientId: v.optional(userId),
});

/** How a column reads: MONEY cells are minor units of US dollars, DATE cells calendar dates. */
export const reportColumn = v.object({ key: text, label: text, kind: v.picklist(['TEXT', 'DATE', 'NUMBER', 'MONEY']) });
const reportCell = v.nullable(v.union([v.string(), v.number()]));

/** A report as it was computed at one moment, with its file. */
export const report = v.object({
  id: reportId,
  type: reportType,
  title: text,
  options: reportOptions,
  status: v.literal('READY'),
  columns: v.array(reportColumn),
  /** Cells in the order of the columns. */
  rows: v.array(v.array(reportCell)),
  /** Sums under the columns that can be added up, or null where there are none. */
  totals: v.nullable(v.array(reportCell)),
  rowCount: count,
  /** The whole file: no address is given out that another person could open. */
  file: v.object({ name: text, mediaType: v.picklist(['text/csv', 'application/pdf']), contentBase64: v.string() }),
  generatedAt: instant,
});

/** A generated report as lists show it, without its rows and its file. */
export const reportSummary = v.omit(report, ['columns', 'rows', 'totals', 'file']);

export type ReportSummary = v.InferOutput<typeof reportSummary>;
export type ReportType = v.InferOutput<typeof reportType>;
export type ReportFormat = v.InferOutput<typeof reportFormat>;
export type ReportOptions = v.InferOutput<typeof reportOptions>;
export type ReportColumn = v.InferOutput<typeof reportColumn>;
export type Report = v.InferOutput<typeof report>;
