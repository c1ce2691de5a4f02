import * as v from 'valibot';
import { forbidden, notFound, notInPlan, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { report, reportSummary } from '../schemas/report.ts';

export const listReports = defineOperation({
  id: 'CLOUD-434',
  name: 'reports.list',
  method: 'GET',
  path: '/cloud/v1/reports',
  summary: 'The reports that the provider has generated, the newest first; at most the latest fifty are kept.',
  access: 'provider',
  response: v.object({ items: v.array(reportSummary) }),
  errors: [unauthenticated, forbidden, notFound, notInPlan],
});

export const getReport = defineOperation({
  id: 'CLOUD-435',
  name: 'reports.get',
  method: 'GET',
  path: '/cloud/v1/reports/:id',
  summary: 'A generated report with its rows and its file, as they were when it was generated.',
  access: 'provider',
  response: report,
  errors: [unauthenticated, forbidden, notFound, notInPlan],
});

export const removeReport = defineOperation({
  id: 'CLOUD-436',
  name: 'reports.remove',
  method: 'DELETE',
  path: '/cloud/v1/reports/:id',
  summary: 'Deletes a generated report; the figures that it was made of stay.',
  access: 'provider',
  response: v.object({ items: v.array(reportSummary) }),
  errors: [unauthenticated, forbidden, notFound, notInPlan],
  idempotent: true,
});
