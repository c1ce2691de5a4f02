import { product } from '@sakina/platform/domain';
import type { CrowdCalendar } from './calendar.ts';
import { DAY } from './calendar.ts';
import { composeEmail, composeName, countryIndexOf, givenNameOf, written } from './names.ts';
import type { PutPiece } from './names.ts';
import { mix, pick, share } from './mix.ts';
import { opaqueIds } from './opaque-ids.ts';
import { organizationCount } from './organizations.ts';

export const USERS = 100_000;
export const PROVIDERS = 1_200;

export const userStatuses = ['ACTIVE', 'SUSPENDED', 'INVITED', 'DELETED'] as const;
export type CrowdStatus = (typeof userStatuses)[number];

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
/** Whose given names are those of men in Muslim families, where imams come from. */
const imamNames = new Set(
  (
    'Bashir,Fadi,Faris,Hisham,Jamil,Khaled,Majid,Munir,Nizar,Samir,Tamer,Ziad,Adeel,Farhan,Imran,Irfan,Kamran,Naveed,Rizwan,Saad,Sohail,Umar,Usman,Waqas,Zeeshan,' +
    'Ahmet,Burak,Emre,Fatih,Hakan,İbrahim,Kerem,Mehmet,Murat,Ömer,Abdirahman,Guled,Jama,Liban,Amirul,Azlan,Faizal,Hafiz,Khairul,Rizal,Syafiq,Yusof'
  ).split(','),
);

/** The user who is a provider. Providers are counted by the day on which they joined. */
export const userOfProvider = (provider: number) => provider * 83 + 41;

/** The provider that a user is, or -1. */
export function providerOfUser(user: number): number {
  if (user % 83 !== 41) return -1;
  const provider = (user - 41) / 83;
  return provider < PROVIDERS ? provider : -1;
}

export const isStaff = (user: number) => user % 401 === 7 && providerOfUser(user) < 0;

export type CrowdKind = 'THERAPIST' | 'IMAM' | 'MENTOR';

const kinds: CrowdKind[] = [];

export function kindOf(provider: number): CrowdKind {
  return (kinds[provider] ??= drawKind(provider));
}

function drawKind(provider: number): CrowdKind {
  const user = userOfProvider(provider);
  if (imamNames.has(givenNameOf(user)) && share(user, SALT.imam) < 0.8) return 'IMAM';
  return share(user, SALT.kind) < 0.74 ? 'THERAPIST' : 'MENTOR';
}

/** Days ago on which a provider joined: more and more of them come, and the newest came this week. */
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

function drawStatus(user: number): CrowdStatus {
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

function drawCreatedDaysAgo(user: number, status: CrowdStatus): number {
  const provider = providerOfUser(user);
  if (provider >= 0) return joinedDaysAgo(provider) + 3;
  // Somebody who is still invited was so lately; everybody else comes from all three years, more from the last.
  const open = status === 'INVITED' ? 45 : OPEN_DAYS;
  return 1 + Math.floor(open * (1 - Math.sqrt(share(user, SALT.created))));
}

/** What is asked for most often, drawn once for everybody: whoever looks for a client asks for many. */
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

/** Bytes that are held of everybody’s account. */
export const accountBytes = () => allAccounts().status.byteLength + allAccounts().createdDaysAgo.byteLength;

export const statusColumn = () => allAccounts().status;
export const statusOf = (user: number): CrowdStatus => userStatuses[allAccounts().status[user] ?? 0] ?? 'ACTIVE';
export const createdDaysAgo = (user: number): number => allAccounts().createdDaysAgo[user] ?? 0;

export const createdMinute = (user: number, { today }: CrowdCalendar) =>
  (today - createdDaysAgo(user)) * DAY + pick(user, SALT.minute, DAY);

/** The minute of the last sign-in as far as the user alone tells; 0 for somebody who never came. */
export function seenMinute(user: number, calendar: CrowdCalendar, created = createdMinute(user, calendar)): number {
  const status = statusOf(user);
  if (status === 'INVITED') return 0;
  const drawn = share(user, SALT.seen);
  const back = status === 'ACTIVE' ? drawn ** 4 : 0.05 + drawn * 0.9;
  return calendar.now - 7 - Math.floor((calendar.now - 7 - created) * back);
}

/** Letters of an e-mail address that are one user's alone. */
const codeOf = (user: number) => userIds.lettersOf(user);

/** The parts of a name. The name of somebody whose account was deleted is gone. */
export function putName(user: number, put: PutPiece): void {
  if (statusOf(user) === 'DELETED') put('Deleted account');
  else composeName(user, put);
}

export function putEmail(user: number, put: PutPiece): void {
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

export type CrowdVerification = 'VERIFIED' | 'PENDING' | 'LAPSED';

/** Days that checking a licence takes at most: whoever joined later is still waiting. */
const CHECKING_DAYS = 16;

export function verificationOf(provider: number): CrowdVerification {
  const joined = joinedDaysAgo(provider);
  if (joined <= CHECKING_DAYS) return 'PENDING';
  return joined > 300 && share(provider, SALT.verification) < 0.03 ? 'LAPSED' : 'VERIFIED';
}

/** How a provider is called on their page. */
export function providerNameOf(provider: number): string {
  const name = nameOf(userOfProvider(provider));
  const kind = kindOf(provider);
  if (kind === 'IMAM') return `Imam ${name}`;
  return kind === 'THERAPIST' && share(provider, SALT.kind) < 0.5 ? `Dr. ${name}` : name;
}

export const providerIds = opaqueIds('prv-', PROVIDERS, 2);
