import type { CancellationCode } from '@sakina/platform/contract';
import { DAY, ERAS, ERA_WEEKS } from './calendar.ts';
import type { BulkCalendar } from './calendar.ts';
import { mix, pick, pickOf, share } from './mix.ts';
import { opaqueIds } from './opaque-ids.ts';
import {
  countryOf,
  createdDaysAgo,
  isStaff,
  joinedDaysAgo,
  kindOf,
  PROVIDERS,
  providerOfUser,
  statusOf,
  userOfProvider,
  USERS,
  verificationOf,
} from './users.ts';

/** 15,625 weekly hours of sixteen weeks each. */
export const SESSIONS = 250_000;
const HOURS = SESSIONS / ERA_WEEKS;

export const sessionIds = opaqueIds('apt-', SESSIONS, 4);

export const sessionStatuses = ['PENDING', 'CONFIRMED', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED', 'NO_SHOW'] as const;
export type BulkSessionStatus = (typeof sessionStatuses)[number];

const SALT = {
  slot: 51,
  client: 52,
  pattern: 53,
  outcome: 54,
  price: 55,
  sliding: 56,
  couple: 57,
  mode: 58,
  insured: 59,
  billed: 60,
  cancelled: 61,
  refund: 62,
  half: 63,
};

/** Which client of an hour comes in which week: some for sixteen weeks, some every other week, some once. */
const patterns = [
  '0000000000000000',
  '0000000000111111',
  '0000001111111222',
  '0101010101010101',
  '0000111122223333',
  '0011111122222233',
  '0000011112234455',
  '0123012301230123',
  '0000000011122334',
  '0112222222333333',
  '0000122222233333',
  '0101010123232323',
] as const;

/** Providers who had joined two weeks before an era and so have sessions in it. */
const holders = Array.from({ length: ERAS }, (_, era) => {
  const daysAgo = 728 - era * ERA_WEEKS * 7 + 14;
  let count = 0;
  while (count < PROVIDERS && joinedDaysAgo(count) >= daysAgo && verificationOf(count) !== 'PENDING') count += 1;
  return count;
});

/** The first hour of each era: more providers have more hours. */
const firstHours = holders.map((_, era) => {
  const before = holders.slice(0, era).reduce((sum, count) => sum + count, 0);
  return Math.floor((HOURS * before) / holders.reduce((sum, count) => sum + count, 0));
});

/** A weekly hour of a provider over sixteen weeks. The hours of a provider never overlap. */
interface WeeklyHour {
  index: number;
  provider: number;
  /** The provider's country: index into `countries`. */
  country: number;
  /** Day of its first session. */
  firstDay: number;
  minuteOfDay: number;
  pattern: string;
  isLast: boolean;
}

export function weeklyHour(index: number, calendar: BulkCalendar): WeeklyHour {
  let era = ERAS - 1;
  while ((firstHours[era] ?? 0) > index) era -= 1;
  const local = index - (firstHours[era] ?? 0);
  const count = holders[era] ?? 1;
  const provider = local % count;
  // Forty hours a week. Steps of seven never give adjacent hours, so a long session ends before the next.
  const slot = (pick(provider, SALT.slot, 40) + 7 * Math.floor(local / count)) % 40;
  return {
    index,
    provider,
    country: countryOf(userOfProvider(provider)),
    firstDay: calendar.eraStart(era) + (slot >> 3),
    minuteOfDay: (9 + (slot & 7)) * 60 + (mix(provider, SALT.slot) & 1) * 30,
    pattern: pickOf(index, SALT.pattern, patterns),
    isLast: era === ERAS - 1,
  };
}

/** What is constant between one client and a provider. */
export interface CareRelation {
  client: number;
  isCouple: boolean;
  isOnline: boolean;
  isInsured: boolean;
  priceMinor: number;
  minutes: number;
}

/** A client whose account existed by then: the first match of several random draws. */
function clientOf(hour: WeeklyHour, part: number, calendar: BulkCalendar): number {
  const daysAgo = calendar.today - (hour.firstDay + hour.pattern.indexOf(String(part)) * 7) + 2;
  let candidate = 0;
  for (let attempt = 0; attempt < 400; attempt += 1) {
    candidate = mix(hour.index * 8 + part, SALT.client + attempt * 101) % USERS;
    if (providerOfUser(candidate) >= 0 || isStaff(candidate) || createdDaysAgo(candidate) < daysAgo) continue;
    const status = statusOf(candidate);
    if (status === 'ACTIVE' || (status !== 'INVITED' && !hour.isLast)) return candidate;
  }
  return candidate;
}

const dollars = { THERAPIST: [80, 23], IMAM: [25, 8], MENTOR: [40, 11] } as const;

export function careRelation(hour: WeeklyHour, part: number, calendar: BulkCalendar): CareRelation {
  const relation = hour.index * 8 + part;
  const kind = kindOf(hour.provider);
  const [least, steps] = dollars[kind];
  const isCouple = kind !== 'MENTOR' && share(relation, SALT.couple) < 0.07;
  const full = (least + pick(hour.provider, SALT.price, steps) * 5) * 100;
  const isReduced = share(relation, SALT.sliding) < 0.12;
  return {
    client: clientOf(hour, part, calendar),
    isCouple,
    isOnline: share(relation, SALT.mode) < 0.78,
    isInsured: kind === 'THERAPIST' && share(relation, SALT.insured) < 0.36,
    priceMinor: Math.round((full * (isCouple ? 1.4 : 1) * (isReduced ? 0.7 : 1)) / 100) * 100,
    minutes: isCouple ? 75 : 50,
  };
}

/** One session in numbers. */
interface SessionNumbers {
  /** Minute since 1970 at which it starts. */
  start: number;
  status: BulkSessionStatus;
  /** Minutes billed, or 0. */
  billed: number;
}

export function sessionNumbers(
  session: number,
  hour: WeeklyHour,
  relation: CareRelation,
  calendar: BulkCalendar,
): SessionNumbers {
  const day = hour.firstDay + (session % ERA_WEEKS) * 7;
  const start = calendar.minuteAt(hour.country, day, hour.minuteOfDay);
  const status = statusAt(session, start, relation.minutes, calendar);
  return { start, status, billed: status === 'COMPLETED' ? relation.minutes - 4 + pick(session, SALT.billed, 8) : 0 };
}

function statusAt(session: number, start: number, minutes: number, { now }: BulkCalendar): BulkSessionStatus {
  const drawn = share(session, SALT.outcome);
  if (drawn < 0.07) return 'CANCELLED';
  if (start + minutes <= now) return drawn < 0.105 ? 'NO_SHOW' : 'COMPLETED';
  if (start <= now) return 'IN_PROGRESS';
  return drawn < 0.12 && start > now + 2 * DAY ? 'PENDING' : 'CONFIRMED';
}

/** How a session was cancelled: by whom, why and how many minutes before its start. */
export function cancellationOf(session: number): {
  by: 'CLIENT' | 'PROVIDER';
  code: CancellationCode;
  minutesBefore: number;
} {
  const drawn = share(session, SALT.cancelled);
  const minutesBefore = 90 + pick(session, SALT.cancelled + 1, 9 * DAY);
  if (drawn < 0.25) return { by: 'PROVIDER', code: 'PROVIDER_UNAVAILABLE', minutesBefore };
  return {
    by: 'CLIENT',
    code: pickOf(session, SALT.cancelled + 2, [
      'SCHEDULE_CONFLICT',
      'UNWELL',
      'SCHEDULE_CONFLICT',
      'COST',
      'OTHER_CARE',
      'TECHNICAL',
    ]),
    minutesBefore,
  };
}

export const refundShare = (session: number): 0 | 0.5 | 1 =>
  share(session, SALT.refund) >= 0.018 ? 0 : share(session, SALT.half) < 0.5 ? 0.5 : 1;
