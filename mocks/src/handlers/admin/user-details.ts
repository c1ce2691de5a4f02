import type { AccountFlag, AdminUser, AdminUserDetail } from '@sakina/platform/contract';
import { bookingStateOf, isAdminRole } from '@sakina/platform/domain';
import { addMinutes, iso } from '../../clock.ts';
import { isoOf, minuteOf } from '../../bulk-data/calendar.ts';
import { bulkSession } from '../../bulk-data/session-record.ts';
import { providerIds, providerOfUser, verificationOf } from '../../bulk-data/users.ts';
import { createRandom } from '../../personas/random.ts';
import { suspensionOf } from '../../personas/suspensions.ts';
import { withInvitation } from '../../rules/staff-invitations.ts';
import type { Tables } from '../../store/table.ts';
import { bulkDataOf, seededAt } from './bulk-data-of.ts';
import { sessionIds } from '../../bulk-data/sessions.ts';
import { existingUser } from './user-changes.ts';
import type { ChangeContext } from './user-changes.ts';

const DORMANT_DAYS = 180;
const devices = [
  'Chrome on Windows',
  'Safari on iPhone',
  'Chrome on Android',
  'Firefox on Linux',
  'Safari on Mac',
  'Edge on Windows',
] as const;

type Recent = AdminUserDetail['recentSessions'][number];

function sessionsOf(tables: Tables, user: AdminUser, number: number | null): Recent[] {
  if (number === null) {
    return tables.appointments
      .all()
      .filter((row) => row.client.id === user.id)
      .map((row) => ({
        id: row.id,
        startsAt: row.startsAt,
        status: bookingStateOf(row),
        providerName: row.provider.displayName,
      }));
  }
  const bulk = bulkDataOf(tables);
  return bulk.sessions.of('client', number).map((session) => {
    const cancellation = tables.bulkCancellations.get(sessionIds.of(session))?.cancellation;
    const row = bulkSession(bulk, session, cancellation);
    return {
      id: row.id,
      startsAt: row.startsAt,
      status: bookingStateOf(row),
      providerName: row.provider.displayName,
    };
  });
}

function signInsOf(user: AdminUser): AdminUserDetail['signIns'] {
  if (user.lastSeenAt === null) return [];
  const random = createRandom(`sign-ins ${user.id}`);
  const method = random.pick(['PASSWORD', 'PASSWORD', 'SINGLE_SIGN_ON', 'PASSKEY'] as const);
  const usual = random.pick(devices);
  const signIns: AdminUserDetail['signIns'] = [];
  let at = new Date(user.lastSeenAt);
  for (let count = random.integer(1, 6); count > 0 && at.getTime() >= Date.parse(user.createdAt); count -= 1) {
    signIns.push({
      at: iso(at),
      method,
      device: random.integer(0, 4) === 0 ? random.pick(devices) : usual,
      country: user.country,
    });
    at = addMinutes(at, -random.integer(600, 9 * 1440));
  }
  return signIns;
}

function suspensionNow(tables: Tables, user: AdminUser, number: number | null): AdminUserDetail['suspension'] {
  if (user.status !== 'SUSPENDED') return null;
  const change = tables.adminUserChanges.get(user.id);
  if (change?.suspension) return change.suspension;
  if (number === null) return null;
  const { minute, by, reason } = suspensionOf(
    number,
    minuteOf(user.lastSeenAt ?? user.createdAt),
    minuteOf(iso(seededAt(tables))),
  );
  return { at: isoOf(minute), by: by.displayName, reason };
}

/** A user with the details for a decision about them. */
function userDetail(tables: Tables, user: AdminUser, number: number | null, now: Date): AdminUserDetail {
  const sessions = sessionsOf(tables, user, number).toSorted(
    (first, second) => Date.parse(second.startsAt) - Date.parse(first.startsAt),
  );
  const own = tables.providers.all().find((provider) => provider.userId === user.id);
  const bulkProvider = number === null ? -1 : providerOfUser(number);
  const bulkProviderId = bulkProvider < 0 ? null : (providerIds.of(bulkProvider) as AdminUserDetail['providerId']);
  const verification =
    own?.verification ??
    (bulkProviderId === null
      ? null
      : (tables.bulkVerifications.get(bulkProviderId)?.verification ?? verificationOf(bulkProvider)));
  const flags: (AccountFlag | false)[] = [
    user.lastSeenAt === null && 'NEVER_SIGNED_IN',
    user.lastSeenAt !== null && now.getTime() - Date.parse(user.lastSeenAt) > DORMANT_DAYS * 86_400_000 && 'DORMANT',
    sessions.filter((session) => session.status === 'NO_SHOW').length >= 3 && 'MANY_NO_SHOWS',
    user.roles.some(isAdminRole) && 'ELEVATED',
    verification === 'PENDING' && 'CREDENTIALS_PENDING',
    verification === 'LAPSED' && 'CREDENTIALS_LAPSED',
  ];
  return {
    ...withInvitation(tables, user, now),
    providerId: own?.id ?? bulkProviderId,
    suspension: suspensionNow(tables, user, number),
    signIns: signInsOf(user),
    flags: flags.filter((flag) => flag !== false),
    recentSessions: sessions.slice(0, 5),
  };
}

/** A user as they are now, for whoever may see them. @throws ApiFailure 404 */
export function detailOf(acting: ChangeContext, id: string) {
  const { user, number } = existingUser(acting, id);
  return userDetail(acting.tables, user, number, acting.now);
}
