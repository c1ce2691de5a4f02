import * as v from 'valibot';
import { forbidden, invalid, notFound, notInPlan, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { report, reportOptions, reportType } from '../schemas/report.ts';

export const generateReport = defineOperation({
  id: 'CALL-40',
  name: 'reports.generate',
  method: 'POST',
  path: '/v1/reports/generate',
  summary: 'Computes a report of the provider’s own practice and answers it with its file.',
  access: 'provider',
  body: v.object({ type: reportType, options: reportOptions }),
  response: report,
  errors: [unauthenticated, forbidden, notInPlan, notFound, invalid],
  idempotent: true,
});
