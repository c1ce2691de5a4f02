import { getAdminOverview } from '@sakina/platform/contract';
import type { AdminTask } from '@sakina/platform/contract';
import { mayDo } from '@sakina/platform/domain';
import { sessionsHeldBack } from '../../rules/held-back.ts';
import { isTimeZone } from '@sakina/platform/format';
import { addMinutes, dateIn, iso, plusDays, wallTime } from '../../clock.ts';
import { DAY } from '../../bulk-data/calendar.ts';
import { invalid } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { approvalsFor } from './approvals.ts';
import { recordDutiesFor } from './break-glass.ts';
import { credentialCases, isWaiting } from './credentials.ts';
import { allProviders } from './provider-records.ts';
import { payoutRows } from './revenue.ts';
import { figuresOf, totalsOf } from './revenue-sums.ts';
import { providerScope } from './provider-scope.ts';
import { isAlertInScope, openAlerts } from './safety-records.ts';
import { standingFor } from './standing.ts';
import type { Standing } from './standing.ts';
import { searchSessions } from './session-search.ts';
import type { ActContext } from './act-context.ts';
import { searchUsers } from './user-search.ts';

/** Whoever may not see money gets the figures of no provider. */
const NONE: ReadonlySet<string> = new Set();

/** Failed payouts older than this many days are not counted. */
const PAYOUT_DAYS = 92;

function task(kind: AdminTask['kind'], instants: readonly string[]): AdminTask {
  const oldest = instants
    .map((instant) => Date.parse(instant))
    .reduce((least, at) => Math.min(least, at), Number.POSITIVE_INFINITY);
  return { kind, count: instants.length, oldestAt: Number.isFinite(oldest) ? iso(oldest) : null };
}

/** Counts of open work for an administrator, computed from the same lists. */
function tasksOf({ tables, user, now }: ActContext, standing: Standing): AdminTask[] {
  const only = providerScope(tables, standing);
  const today = Math.floor(now.getTime() / (DAY * 60_000));
  const waiting = credentialCases(tables).filter(isWaiting);
  const failed = payoutRows(tables, { from: today - PAYOUT_DAYS, to: today }, now).filter(
    ({ status, provider }) => status === 'FAILED' && (only === null || only.has(provider.id)),
  );
  const own = (kind: AdminTask['kind']) =>
    only === null || kind === 'SAFETY' || kind === 'FAILED_PAYOUTS' || kind === 'SESSIONS_HELD_BACK';
  const records = recordDutiesFor({ tables, user, now });
  // Licences, the community, calendars and approvals are the platform’s to decide.
  return [
    task(
      'SAFETY',
      openAlerts(tables)
        .filter((alert) => isAlertInScope(alert, only))
        .map(({ raisedAt }) => raisedAt),
    ),
    task(
      'APPROVALS',
      approvalsFor({ tables, user, now }).map(({ requestedAt }) => requestedAt),
    ),
    task('RECORD_ACCESS', records.requests),
    task('RECORD_REVIEWS', records.reviews),
    task(
      'CREDENTIALS',
      waiting.filter(({ source }) => source === 'PROVIDER').map(({ submittedAt }) => submittedAt),
    ),
    task(
      'APPLICATIONS',
      waiting.filter(({ source }) => source === 'APPLICATION').map(({ submittedAt }) => submittedAt),
    ),
    task(
      'FAILED_PAYOUTS',
      failed.map(({ createdOn }) => `${createdOn}T00:00:00Z`),
    ),
    task(
      'MODERATION',
      tables.moderationCases
        .all()
        .filter(({ status }) => status === 'OPEN')
        .map(({ openedAt }) => openedAt),
    ),
    task(
      'CALENDAR_SYNC',
      tables.calendarConnections
        .all()
        .filter(({ status }) => status === 'NEEDS_SIGN_IN')
        .map(({ lastSyncedAt, connectedAt }) => lastSyncedAt ?? connectedAt ?? iso(now)),
    ),
    task(
      'SESSIONS_HELD_BACK',
      sessionsHeldBack(tables, now)
        .filter(({ provider }) => only === null || only.has(provider.id))
        .map(({ createdAt }) => createdAt),
    ),
  ].filter(({ kind }) => own(kind));
}

export const getAdminOverviewHandler = defineHandler(getAdminOverview, ({ tables, user, now, query }) => {
  const standing = standingFor('overview.read', tables, user);
  const only = providerScope(tables, standing);
  const { organizationId } = standing;
  const users = (search: Parameters<typeof searchUsers>[1]) =>
    searchUsers(tables, organizationId === null ? search : { ...search, organizationId }, { limit: 0 }).total;
  const sessions = (search: Parameters<typeof searchSessions>[1]) =>
    searchSessions(tables, { ...search, providers: only }, { limit: 0 }).total;
  const providers = allProviders(tables).filter(({ id }) => only === null || only.has(id));
  const verified = (verification: string) =>
    providers.filter((provider) => provider.verification === verification).length;
  const { timeZone = 'UTC' } = query;
  if (!isTimeZone(timeZone)) throw invalid({ timeZone: 'There is no such time zone.' });
  const readersDay = dateIn(now, timeZone);
  // Sessions are counted by the reader’s days, as their list counts them; money by the days of the books.
  const dayFrom = (days: number) => iso(wallTime(plusDays(readersDay, days), '00:00', timeZone));
  const today = Math.floor(now.getTime() / (DAY * 60_000));
  return {
    users: {
      total: users({}),
      active: users({ status: ['ACTIVE'] }),
      suspended: users({ status: ['SUSPENDED'] }),
      invited: users({ status: ['INVITED'] }),
      newLast7Days: users({ createdFrom: iso(addMinutes(now, -7 * DAY)) }),
    },
    providers: {
      total: providers.length,
      verified: verified('VERIFIED'),
      pending: verified('PENDING'),
      lapsed: verified('LAPSED'),
    },
    sessions: {
      today: sessions({ from: dayFrom(0), to: dayFrom(1) }),
      inProgress: sessions({ status: ['IN_PROGRESS'] }),
      next7Days: sessions({ from: dayFrom(0), to: dayFrom(7), status: ['CONFIRMED', 'PENDING'] }),
      completedLast30Days: sessions({ from: dayFrom(-29), to: dayFrom(1), status: ['COMPLETED'] }),
    },
    revenue: figuresOf(
      totalsOf(tables, { from: today - 29, to: today }, mayDo('revenue.read', standing.roles) ? only : NONE),
    ),
    tasks: tasksOf({ tables, user, now }, standing),
    asOf: iso(now),
  };
});
