import * as z from 'zod/mini';
import { calendarDate, count, instant, text } from './common.ts';
import { reportId, userId } from './ids.ts';

/** Payments by month, sessions one by one, measures of outcome, clients with their sessions, or claims with their adjudication. */
export const reportType = z.enum(['REVENUE', 'SESSIONS', 'OUTCOMES', 'CLIENTS', 'CLAIMS']);
export const reportFormat = z.enum(['CSV', 'PDF']);

export const reportOptions = z.object({
  /** First and last day, in the provider's zone; at most two years. */
  from: calendarDate,
  to: calendarDate,
  format: reportFormat,
  /** Only this client; not for REVENUE. */
  clientId: z.optional(userId),
});

/** How a column reads: MONEY cells are minor units of US dollars, DATE cells calendar dates. */
export const reportColumn = z.object({ key: text, label: text, kind: z.enum(['TEXT', 'DATE', 'NUMBER', 'MONEY']) });
const reportCell = z.nullable(z.union([z.string(), z.number()]));

/** A report as it was computed at one moment, with its file. */
export const report = z.object({
  id: reportId,
  type: reportType,
  title: text,
  options: reportOptions,
  status: z.literal('READY'),
  columns: z.array(reportColumn),
  /** Cells in the order of the columns. */
  rows: z.array(z.array(reportCell)),
  /** Sums under the columns that can be added up, or null where there are none. */
  totals: z.nullable(z.array(reportCell)),
  rowCount: count,
  /** The whole file: no address is handed out that somebody else could open. */
  file: z.object({ name: text, mediaType: z.enum(['text/csv', 'application/pdf']), contentBase64: z.string() }),
  generatedAt: instant,
});

export type ReportType = z.infer<typeof reportType>;
export type ReportFormat = z.infer<typeof reportFormat>;
export type ReportOptions = z.infer<typeof reportOptions>;
export type ReportColumn = z.infer<typeof reportColumn>;
export type Report = z.infer<typeof report>;
