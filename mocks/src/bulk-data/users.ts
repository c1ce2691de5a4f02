import { product } from '@sakina/platform/domain';
import type { BulkCalendar } from './calendar.ts';
import { DAY } from './calendar.ts';
import { composeEmail, composeName, countryIndexOf, givenNameOf, written } from './names.ts';
import type { PushPiece } from './names.ts';
import { mix, pick, share } from './mix.ts';
import { opaqueIds } from './opaque-ids.ts';
import { organizationCount } from './organizations.ts';

export const USERS = 100_000;
export const PROVIDERS = 1_200;

export const userStatuses = ['ACTIVE', 'SUSPENDED', 'INVITED', 'DELETED'] as const;
type BulkStatus = (typeof userStatuses)[number];

export const userIds = opaqueIds('usr-', USERS, 2);

const SALT = {
  status: 31,
  created: 32,
  minute: 33,
  seen: 34,
  organization: 35,
  imam: 36,
  kind: 37,
  staff: 38,
  verification: 39,
};

/** Days for which the platform has been open. */
const OPEN_DAYS = 1_090;
/** Users with a male Muslim given name, from whom imams are chosen. */
const imamNames = new Set(
  (
    'Bashir,Fadi,Faris,Hisham,Jamil,Khaled,Majid,Munir,Nizar,Samir,Tamer,Ziad,Adeel,Farhan,Imran,Irfan,Kamran,Naveed,Rizwan,Saad,Sohail,Umar,Usman,Waqas,Zeeshan,' +
    'Ahmet,Burak,Emre,Fatih,Hakan,İbrahim,Kerem,Mehmet,Murat,Ömer,Abdirahman,Guled,Jama,Liban,Amirul,Azlan,Faizal,Hafiz,Khairul,Rizal,Syafiq,Yusof'
  ).split(','),
);

/** The user of a provider. Providers are numbered by the day on which they joined. */
export const userOfProvider = (provider: number) => provider * 83 + 41;

/** The provider record of a user, or -1. */
export function providerOfUser(user: number): number {
  if (user % 83 !== 41) return -1;
  const provider = (user - 41) / 83;
  return provider < PROVIDERS ? provider : -1;
}

export const isStaff = (user: number) => user % 401 === 7 && providerOfUser(user) < 0;

type BulkKind = 'THERAPIST' | 'IMAM' | 'MENTOR';

const kinds: BulkKind[] = [];

export function kindOf(provider: number): BulkKind {
  return (kinds[provider] ??= drawKind(provider));
}

function drawKind(provider: number): BulkKind {
  const user = userOfProvider(provider);
  if (imamNames.has(givenNameOf(user)) && share(user, SALT.imam) < 0.8) return 'IMAM';
  return share(user, SALT.kind) < 0.74 ? 'THERAPIST' : 'MENTOR';
}

/** How many days ago a provider joined: the rate grows, and the newest joined this week. */
export function joinedDaysAgo(provider: number): number {
  return 1 + OPEN_DAYS - Math.ceil(OPEN_DAYS * ((provider + 1) / PROVIDERS) ** 0.8);
}

const providerRoles = { THERAPIST: 'therapist', IMAM: 'imam', MENTOR: 'mentor' } as const;

export function roleOf(user: number): string {
  const provider = providerOfUser(user);
  if (provider >= 0) return providerRoles[kindOf(provider)];
  if (!isStaff(user)) return 'patient';
  const drawn = share(user, SALT.staff);
  if (drawn < 0.06) return `${product.id}:owner`;
  if (drawn < 0.2) return `${product.id}:admin`;
  if (drawn < 0.45) return `${product.id}:manager`;
  return drawn < 0.75 ? `${product.id}:user` : `${product.id}:viewer`;
}

function drawStatus(user: number): BulkStatus {
  const drawn = share(user, SALT.status);
  if (providerOfUser(user) >= 0) return drawn < 0.006 ? 'SUSPENDED' : 'ACTIVE';
  if (drawn < 0.93) return 'ACTIVE';
  if (drawn < 0.944) return 'SUSPENDED';
  return drawn < 0.972 ? 'INVITED' : 'DELETED';
}

/** Index of a user's organisation, or -1: staff always have one, others sometimes. */
export function organizationOf(user: number): number {
  const provider = providerOfUser(user);
  const drawn = share(user, SALT.organization);
  const belongs = isStaff(user) || drawn < (provider >= 0 ? 0.6 : 0.12);
  return belongs ? mix(user, SALT.organization + 1) % organizationCount : -1;
}

function drawCreatedDaysAgo(user: number, status: BulkStatus): number {
  const provider = providerOfUser(user);
  if (provider >= 0) return joinedDaysAgo(provider) + 3;
  // Open invitations are recent; everyone else joined over all three years, more in the last.
  const open = status === 'INVITED' ? 45 : OPEN_DAYS;
  return 1 + Math.floor(open * (1 - Math.sqrt(share(user, SALT.created))));
}

/** The values that are read most often, computed once for all users: a search for a client reads many. */
interface Accounts {
  status: Uint8Array;
  createdDaysAgo: Uint16Array;
}

let accounts: Accounts | null = null;

function allAccounts(): Accounts {
  if (accounts === null) {
    accounts = { status: new Uint8Array(USERS), createdDaysAgo: new Uint16Array(USERS) };
    for (let user = 0; user < USERS; user += 1) {
      const status = drawStatus(user);
      accounts.status[user] = userStatuses.indexOf(status);
      accounts.createdDaysAgo[user] = drawCreatedDaysAgo(user, status);
    }
  }
  return accounts;
}

export const statusColumn = () => allAccounts().status;
export const statusOf = (user: number): BulkStatus => userStatuses[allAccounts().status[user] ?? 0] ?? 'ACTIVE';
export const createdDaysAgo = (user: number): number => allAccounts().createdDaysAgo[user] ?? 0;

export const createdMinute = (user: number, { today }: BulkCalendar) =>
  (today - createdDaysAgo(user)) * DAY + pick(user, SALT.minute, DAY);

/** The minute of the last sign-in, without the user's sessions; 0 for a user who never signed in. */
export function seenMinute(user: number, calendar: BulkCalendar, created = createdMinute(user, calendar)): number {
  const status = statusOf(user);
  if (status === 'INVITED') return 0;
  const drawn = share(user, SALT.seen);
  const back = status === 'ACTIVE' ? drawn ** 4 : 0.05 + drawn * 0.9;
  return calendar.now - 7 - Math.floor((calendar.now - 7 - created) * back);
}

/** Letters of an email address that are unique to a user. */
const codeOf = (user: number) => userIds.lettersOf(user);

/** The parts of a name. Deleted accounts have no name. */
export function putName(user: number, put: PushPiece): void {
  if (statusOf(user) === 'DELETED') put('Deleted account');
  else composeName(user, put);
}

export function putEmail(user: number, put: PushPiece): void {
  if (statusOf(user) === 'DELETED') {
    put('deleted.');
    put(codeOf(user), true);
    put('@removed.demo.test');
  } else {
    composeEmail(user, codeOf(user), put);
  }
}

export const nameOf = (user: number) => written((put) => putName(user, put));
export const emailOf = (user: number) => written((put) => putEmail(user, put));
export const countryOf = countryIndexOf;

type BulkVerification = 'VERIFIED' | 'PENDING' | 'LAPSED';

/** The most days that a licence check takes: providers who joined later are still under review. */
const CHECKING_DAYS = 16;

export function verificationOf(provider: number): BulkVerification {
  const joined = joinedDaysAgo(provider);
  if (joined <= CHECKING_DAYS) return 'PENDING';
  return joined > 300 && share(provider, SALT.verification) < 0.03 ? 'LAPSED' : 'VERIFIED';
}

/** A provider's name on their page. */
export function providerNameOf(provider: number): string {
  const name = nameOf(userOfProvider(provider));
  const kind = kindOf(provider);
  if (kind === 'IMAM') return `Imam ${name}`;
  return kind === 'THERAPIST' && share(provider, SALT.kind) < 0.5 ? `Dr. ${name}` : name;
}

export const providerIds = opaqueIds('prv-', PROVIDERS, 2);
