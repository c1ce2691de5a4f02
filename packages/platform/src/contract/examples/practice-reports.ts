import type * as v from 'valibot';
import { getReport, listReports, removeReport } from '../cloud/reports.ts';
import type { report, reportSummary } from '../schemas/report.ts';
import { generateReport } from '../v1/reports.ts';
import { exampleOf } from './example.ts';
import type { AnyExample, Rehearsal } from './example.ts';

const body = {
  type: 'SESSIONS' as const,
  options: { from: '2026-11-16', to: '2026-11-20', format: 'CSV' as const },
};

const week: v.InferInput<typeof report> = {
  id: 'rpt-6bbc1a5c05',
  type: 'SESSIONS',
  title: 'Sessions',
  options: { from: '2026-11-16', to: '2026-11-20', format: 'CSV' },
  status: 'READY',
  columns: [
    { key: 'date', label: 'Date', kind: 'DATE' },
    { key: 'client', label: 'Client', kind: 'TEXT' },
    { key: 'service', label: 'Service', kind: 'TEXT' },
    { key: 'mode', label: 'Mode', kind: 'TEXT' },
    { key: 'status', label: 'Status', kind: 'TEXT' },
    { key: 'minutes', label: 'Minutes', kind: 'NUMBER' },
    { key: 'price', label: 'Price', kind: 'MONEY' },
  ],
  rows: [
    ['2026-11-16', 'Omar Siddiqui', 'Individual session', 'Online', 'Completed', 50, 12000],
    ['2026-11-17', 'Beatriz Carvalho', 'Individual session', 'Online', 'Completed', 50, 12000],
    ['2026-11-17', 'Layla Haddad', 'Individual session', 'Online', 'Completed', 50, 12000],
    ['2026-11-18', 'Noah Bergström', 'Individual session', 'Online', 'Completed', 50, 12000],
    ['2026-11-19', 'Layla Haddad', 'Individual session', 'Online', 'Cancelled', 0, 0],
    ['2026-11-20', 'Liam O’Connell', 'Individual session', 'Online', 'Not attended', 0, 0],
    ['2026-11-20', 'Fatima Zahra Benali', 'Individual session', 'Online', 'Completed', 50, 12000],
  ],
  totals: ['Total', null, null, null, null, 250, 60000],
  rowCount: 7,
  file: {
    name: 'sessions-2026-11-16-2026-11-20.csv',
    mediaType: 'text/csv',
    contentBase64:
      '77u/RGF0ZSxDbGllbnQsU2VydmljZSxNb2RlLFN0YXR1cyxNaW51dGVzLFByaWNlDQoyMDI2LTExLTE2LE9tYXIgU2lkZGlxdWksSW5kaXZpZHVhbCBzZXNzaW9uLE9ubGluZSxDb21wbGV0ZWQsNTAsMTIwLjAwDQoyMDI2LTExLTE3LEJlYXRyaXogQ2FydmFsaG8sSW5kaXZpZHVhbCBzZXNzaW9uLE9ubGluZSxDb21wbGV0ZWQsNTAsMTIwLjAwDQoyMDI2LTExLTE3LExheWxhIEhhZGRhZCxJbmRpdmlkdWFsIHNlc3Npb24sT25saW5lLENvbXBsZXRlZCw1MCwxMjAuMDANCjIwMjYtMTEtMTgsTm9haCBCZXJnc3Ryw7ZtLEluZGl2aWR1YWwgc2Vzc2lvbixPbmxpbmUsQ29tcGxldGVkLDUwLDEyMC4wMA0KMjAyNi0xMS0xOSxMYXlsYSBIYWRkYWQsSW5kaXZpZHVhbCBzZXNzaW9uLE9ubGluZSxDYW5jZWxsZWQsMCwwLjAwDQoyMDI2LTExLTIwLExpYW0gT+KAmUNvbm5lbGwsSW5kaXZpZHVhbCBzZXNzaW9uLE9ubGluZSxOb3QgYXR0ZW5kZWQsMCwwLjAwDQoyMDI2LTExLTIwLEZhdGltYSBaYWhyYSBCZW5hbGksSW5kaXZpZHVhbCBzZXNzaW9uLE9ubGluZSxDb21wbGV0ZWQsNTAsMTIwLjAwDQpUb3RhbCwsLCwsMjUwLDYwMC4wMA0K',
  },
  generatedAt: '2026-11-24T15:00:00.000Z',
};

const listed: v.InferInput<typeof reportSummary> = {
  id: week.id,
  type: week.type,
  title: week.title,
  options: week.options,
  status: week.status,
  rowCount: week.rowCount,
  generatedAt: week.generatedAt,
};

/** Generates the report that a request names. */
async function generated({ call }: Rehearsal) {
  const { id } = await call(generateReport, { body }, 'provider');
  return { params: { id } };
}

/** Reports of a practice, from the making to the deletion. */
export const reportExamples: readonly AnyExample[] = [
  exampleOf(generateReport, { input: { body }, response: week }),
  exampleOf(listReports, { input: {}, response: { items: [listed] } }),
  exampleOf(getReport, { input: { params: { id: week.id } }, response: week, prepare: generated }),
  exampleOf(removeReport, { input: { params: { id: week.id } }, response: { items: [] }, prepare: generated }),
];
