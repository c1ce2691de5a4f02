import type { AuditEntry, AuditEntryId } from '@sakina/platform/contract';
import { product } from '@sakina/platform/domain';
import type { AdminAct } from '@sakina/platform/domain';
import { bulkCalendar, DAY, isoOf } from '../bulk-data/calendar.ts';
import type { BulkCalendar } from '../bulk-data/calendar.ts';
import { pick, pickOf, share } from '../bulk-data/mix.ts';
import {
  createdMinute,
  isStaff,
  joinedDaysAgo,
  providerIds,
  PROVIDERS,
  roleOf,
  seenMinute,
  statusOf,
  userIds,
  userOfProvider,
  USERS,
  verificationOf,
} from '../bulk-data/users.ts';
import { mariam, named, whoMay } from './administrators.ts';
import { opaque } from './random.ts';
import { organizationIdOf, suspensionOf } from './suspensions.ts';

type Draft = Omit<AuditEntry, 'id' | 'at' | 'actor'>;

const SALT = {
  pair: 310,
  back: 311,
  length: 312,
  reason: 313,
  roles: 314,
  checked: 315,
  other: 316,
  actor: 317,
  kept: 318,
};

const suspendedFor = [
  'Stolen cards reported. Waiting for a response.',
  'Insults in messages, after two warnings.',
  'Advertising in community circles.',
  'Requested by the account holder, who suspects misuse.',
] as const;
const reactivatedFor = [
  'Identity verified.',
  'The bank confirmed the card was theirs.',
  'Appeal granted after a phone call.',
] as const;
const rolesFor = [
  'Taking over scheduling for the clinic.',
  'Left the finance team.',
  'Covering for a colleague on parental leave.',
] as const;

/** The log goes back as far, in minutes. */
const SPAN = 3 * 365 * DAY;
/** The share of active users who were suspended once and are back. */
const CAME_BACK = 0.032;
/** Of the last nine months a part is kept, so that what a reader begins with are a few entries a week. */
const RECENT = 270 * DAY;
const KEPT = 0.04;

/** Whether the acts about someone, of which this is the last minute, are in the log. */
const isKept = (number: number, minute: number, { now }: BulkCalendar) =>
  minute < now - RECENT || share(number, SALT.kept) < KEPT;
/** Days from which a check of a licence takes its time, and for how long. */
const CHECK_DAYS = 2;

/** Collects entries: who acts is drawn from those whom the rules allow it. */
function collector(calendar: BulkCalendar) {
  const entries: AuditEntry[] = [];
  /** @param number Draws who acts, and makes the id with the action and the minute. */
  function add(act: AdminAct, number: number, minute: number, draft: Draft, by = drawn(act, number, draft)): void {
    if (minute <= calendar.now - SPAN || minute >= calendar.now) return;
    const id = `aud-${opaque(`${draft.action} ${number} ${minute}`, 10)}` as AuditEntryId;
    entries.push({ id, at: isoOf(minute), actor: named(by), ...draft });
  }
  return { entries, add };
}

function drawn(act: AdminAct, number: number, { target }: Draft) {
  const isPersonal = target.kind === 'USER';
  const able = whoMay(act, isPersonal ? organizationIdOf(number) : undefined);
  const one = able[pick(number, SALT.actor, able.length)];
  if (!one) throw new Error(`No administrator may ${act}`);
  return one;
}

type Add = ReturnType<typeof collector>['add'];

const userTarget = (user: number) => ({ kind: 'USER', id: userIds.of(user), label: null }) as const;

/** Who is suspended today, and who was and is back. */
function suspensions(add: Add, calendar: BulkCalendar): void {
  for (let user = 0; user < USERS; user += 1) {
    const status = statusOf(user);
    if (status === 'SUSPENDED') {
      const { minute, by, reason } = suspensionOf(user, seenMinute(user, calendar), calendar.now);
      if (!isKept(user, minute, calendar)) continue;
      add(
        'people.suspend',
        user,
        minute,
        {
          action: 'user.suspended',
          target: userTarget(user),
          reason,
          before: { status: 'ACTIVE' },
          after: { status: 'SUSPENDED' },
        },
        by,
      );
    } else if (status === 'ACTIVE' && share(user, SALT.pair) < CAME_BACK) {
      const created = createdMinute(user, calendar);
      const from = created + pick(user, SALT.back, Math.max(1, calendar.now - created));
      const until = from + DAY + pick(user, SALT.length, 30 * DAY);
      if (from <= calendar.now - SPAN || until >= calendar.now || !isKept(user, until, calendar)) continue;
      add('people.suspend', user, from, {
        action: 'user.suspended',
        target: userTarget(user),
        reason: pickOf(user, SALT.reason, suspendedFor),
        before: { status: 'ACTIVE' },
        after: { status: 'SUSPENDED' },
      });
      add('people.reactivate', user, until, {
        action: 'user.reactivated',
        target: userTarget(user),
        reason: pickOf(user, SALT.reason, reactivatedFor),
        before: { status: 'SUSPENDED' },
        after: { status: 'ACTIVE' },
      });
    }
  }
}

/** How the managers of today got their role. */
function roles(add: Add, calendar: BulkCalendar): void {
  const manager = `${product.id}:manager`;
  for (let user = 0; user < USERS; user += 1) {
    if (!isStaff(user) || roleOf(user) !== manager || statusOf(user) !== 'ACTIVE') continue;
    const created = createdMinute(user, calendar);
    const minute = created + 1 + pick(user, SALT.roles, Math.max(1, calendar.now - created - 1));
    if (!isKept(user, minute, calendar)) continue;
    add('people.roles', user, minute, {
      action: 'user.roles_changed',
      target: userTarget(user),
      reason: pickOf(user, SALT.reason, rolesFor),
      before: { roles: [`${product.id}:user`] },
      after: { roles: [manager] },
    });
  }
}

/** How the providers of today were verified; of some an unreadable paper was sent back first. */
function credentials(add: Add, calendar: BulkCalendar): void {
  for (let provider = 0; provider < PROVIDERS; provider += 1) {
    if (verificationOf(provider) === 'PENDING' || statusOf(userOfProvider(provider)) !== 'ACTIVE') continue;
    const target = { kind: 'CREDENTIALS', id: providerIds.of(provider), label: null } as const;
    const joined = (calendar.today - joinedDaysAgo(provider)) * DAY;
    const isSentBack = share(provider, SALT.back) < 0.3;
    const first = joined + CHECK_DAYS * DAY + pick(provider, SALT.checked, CHECK_DAYS * DAY);
    if (!isKept(provider, first, calendar)) continue;
    if (isSentBack)
      add('credentials.decide', provider, first, {
        action: 'credentials.decided',
        target,
        reason: 'The copy of the diploma isn’t readable. Please upload it again.',
        before: { status: 'SUBMITTED' },
        after: { status: 'NEEDS_CHANGES' },
      });
    add('credentials.decide', provider, isSentBack ? first + CHECK_DAYS * DAY : first, {
      action: 'credentials.decided',
      target,
      reason: 'The license is in the board’s register under this name.',
      before: { verification: 'PENDING' },
      after: { verification: 'VERIFIED' },
    });
  }
}

/** Exports, and the portal switches of someone with two portals, some each day. */
function everyDay(add: Add, calendar: BulkCalendar): void {
  for (let day = 0; day * DAY < SPAN; day += 1) {
    const minute = calendar.now - 300 - day * DAY - pick(day, SALT.other, 600);
    if (!isKept(day, minute, calendar)) continue;
    add(
      'people.read',
      day,
      minute,
      {
        action: 'portal.switched',
        target: { kind: 'PORTAL', id: 'admin', label: null },
        reason: 'user',
        before: { portal: 'provider' },
        after: { portal: 'admin' },
      },
      mariam,
    );
    if (day % 5 === 0)
      add('people.export', day, minute - 45, {
        action: 'users.exported',
        target: { kind: 'LIST', id: 'users', label: null },
        reason: null,
        before: {},
        after: { rows: 214, filters: ['role', 'status'] },
      });
  }
}

let archive: { at: number; entries: readonly AuditEntry[] } | null = null;

/**
 * What was done in three years before the seeds: too much to be stored, and never changed. Each entry is an act that
 * the rules allow its actor, and leads to how the generated people stand today.
 */
export function auditArchive(now: Date): readonly AuditEntry[] {
  if (archive?.at !== now.getTime()) {
    const calendar = bulkCalendar(now);
    const { entries, add } = collector(calendar);
    for (const play of [suspensions, roles, credentials, everyDay]) play(add, calendar);
    archive = { at: now.getTime(), entries };
  }
  return archive.entries;
}
