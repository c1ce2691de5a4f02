import * as v from 'valibot';
import { forbidden, invalid, invalidCursor, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { countryCode } from '../schemas/admin-area.ts';
import {
  adminPayout,
  adminRefund,
  platformRevenue,
  providerRevenue,
  revenueGranularity,
  revenueMovement,
} from '../schemas/admin-revenue.ts';
import { calendarDate, cursorPageOf, cursorQuery, extend } from '../schemas/common.ts';
import { payoutStatus } from '../schemas/payout.ts';
import { providerKind } from '../schemas/provider.ts';

/** First and last date, both within; at most three years. */
const period = { from: calendarDate, to: calendarDate };

export const getPlatformRevenue = defineOperation({
  id: 'CLOUD-167',
  name: 'admin.revenue.get',
  method: 'GET',
  path: '/cloud/v1/admin/revenue',
  summary:
    'What clients and insurers paid in a period, what of it went where, by days, weeks or months, by kind of provider and by country.',
  access: 'admin',
  query: v.object({ ...period, granularity: v.optional(revenueGranularity) }),
  response: platformRevenue,
  errors: [unauthenticated, forbidden, invalid],
});

export const listProviderRevenue = defineOperation({
  id: 'CLOUD-168',
  name: 'admin.revenue.providers',
  method: 'GET',
  path: '/cloud/v1/admin/revenue/providers',
  summary: 'The providers of a period by what they brought, the most first.',
  access: 'admin',
  query: v.object({
    ...cursorQuery,
    ...period,
    kind: v.optional(v.pipe(v.array(providerKind), v.maxLength(3))),
    country: v.optional(v.pipe(v.array(countryCode), v.maxLength(50))),
  }),
  response: cursorPageOf(providerRevenue),
  errors: [unauthenticated, forbidden, invalid, invalidCursor],
});

export const listAdminRefunds = defineOperation({
  id: 'CLOUD-169',
  name: 'admin.revenue.refunds',
  method: 'GET',
  path: '/cloud/v1/admin/revenue/refunds',
  summary: 'What went back to clients in a period, the newest first.',
  access: 'admin',
  query: v.object({ ...cursorQuery, ...period }),
  response: cursorPageOf(adminRefund),
  errors: [unauthenticated, forbidden, invalid, invalidCursor],
});

export const listAdminPayouts = defineOperation({
  id: 'CLOUD-170',
  name: 'admin.revenue.payouts',
  method: 'GET',
  path: '/cloud/v1/admin/revenue/payouts',
  summary: 'What was paid out to providers in a period, the newest first.',
  access: 'admin',
  query: v.object({ ...cursorQuery, ...period, status: v.optional(v.pipe(v.array(payoutStatus), v.maxLength(4))) }),
  response: cursorPageOf(adminPayout),
  errors: [unauthenticated, forbidden, invalid, invalidCursor],
});

export const listProviderMovements = defineOperation({
  id: 'CLOUD-556',
  name: 'admin.revenue.providerMovements',
  method: 'GET',
  path: '/cloud/v1/admin/revenue/providers/:id/movements',
  summary: 'The sessions that a provider’s revenue of a period is made of, the newest first; they add up to it.',
  access: 'admin',
  query: v.object({ ...cursorQuery, ...period }),
  response: extend(cursorPageOf(revenueMovement), { revenue: providerRevenue }),
  errors: [unauthenticated, forbidden, notFound, invalid, invalidCursor],
});

export const listPayoutMovements = defineOperation({
  id: 'CLOUD-557',
  name: 'admin.revenue.payoutMovements',
  method: 'GET',
  path: '/cloud/v1/admin/revenue/payouts/:id/movements',
  summary: 'The sessions that a payout pays for, the newest first; they add up to it.',
  access: 'admin',
  query: v.object(cursorQuery),
  response: extend(cursorPageOf(revenueMovement), { payout: adminPayout }),
  errors: [unauthenticated, forbidden, notFound, invalid, invalidCursor],
});
