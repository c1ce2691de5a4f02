import * as v from 'valibot';
import { forbidden, invalid, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { revenuePeriod, incomeReport } from '../schemas/payment.ts';

export const getRevenue = defineOperation({
  id: 'CALL-38',
  name: 'analytics.revenue',
  method: 'GET',
  path: '/v1/analytics/revenue',
  summary: 'A provider’s revenue of this week, month, quarter or year, beside the one before.',
  access: 'provider',
  /** @default MONTH */
  query: v.object({ period: v.optional(revenuePeriod) }),
  response: incomeReport,
  errors: [unauthenticated, forbidden, invalid],
});
