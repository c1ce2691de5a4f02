import * as v from 'valibot';
import { platformFigures } from './admin-revenue.ts';
import { count, instant } from './common.ts';

/** What waits for an administrator: a kind, how many, and since when the oldest does. */
export const adminTask = v.object({
  kind: v.picklist([
    'SAFETY',
    'CREDENTIALS',
    'APPLICATIONS',
    'FAILED_PAYOUTS',
    'MODERATION',
    'CALENDAR_SYNC',
    /** Upcoming sessions that their providers cannot hold at present. */
    'SESSIONS_HELD_BACK',
    'APPROVALS',
    'RECORD_ACCESS',
    'RECORD_REVIEWS',
  ]),
  count,
  oldestAt: v.nullable(instant),
});

export const adminOverview = v.object({
  users: v.object({ total: count, active: count, suspended: count, invited: count, newLast7Days: count }),
  providers: v.object({ total: count, verified: count, pending: count, lapsed: count }),
  sessions: v.object({ today: count, inProgress: count, next7Days: count, completedLast30Days: count }),
  /** Of the last thirty days, today included. */
  revenue: platformFigures,
  tasks: v.array(adminTask),
  asOf: instant,
});

export type AdminOverview = v.InferOutput<typeof adminOverview>;
export type AdminTask = v.InferOutput<typeof adminTask>;
