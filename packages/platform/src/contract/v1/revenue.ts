import * as v from 'valibot';
import { forbidden, invalid, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { calendarDate } from '../schemas/common.ts';
import { incomeReport, revenueBasis, revenuePeriod } from '../schemas/income.ts';

export const getRevenue = defineOperation({
  id: 'CALL-38',
  name: 'analytics.revenue',
  method: 'GET',
  path: '/v1/analytics/revenue',
  summary: 'A provider’s revenue of this week, month, quarter or year, beside the one before.',
  access: 'provider',
  query: v.object({
    /** @default MONTH */
    period: v.optional(revenuePeriod),
    /** @default CASH */
    basis: v.optional(revenueBasis),
    /** A day of the period that is meant, not after today. @default today, in the provider's zone */
    on: v.optional(calendarDate),
  }),
  response: incomeReport,
  errors: [unauthenticated, forbidden, invalid],
});
