import type {
  CalendarService,
  DocumentKind,
  DocumentStatus,
  PrayerRules,
  ProviderId,
  UserId,
  UsState,
} from '@sakina/platform/contract';
import { noPrayerRules } from '../rules/provider-settings.ts';
import { ids } from './ids.ts';
import { practiceIds } from './practice-ids.ts';

const { providers, users } = ids;

/** Settings of providers with an account: days since they joined and the number of changes. */
export const settingSeeds: readonly {
  provider: ProviderId;
  joinedDaysAgo: number;
  changedDaysAgo: number;
  profileVersion: number;
  prayerRules?: Partial<PrayerRules>;
}[] = [
  {
    provider: providers.amina,
    joinedDaysAgo: 640,
    changedDaysAgo: 23,
    profileVersion: 7,
    prayerRules: {
      method: 'ISNA',
      around: [{ prayer: 'FAJR', minutesBefore: 10, minutesAfter: 30 }],
      jumuah: { from: '12:30', until: '14:00' },
      ramadan: { minutesBeforeIftar: 45, latestEnd: '21:30' },
    },
  },
  {
    provider: providers.yusuf,
    joinedDaysAgo: 512,
    changedDaysAgo: 40,
    profileVersion: 4,
    prayerRules: {
      method: 'DIYANET',
      asr: 'STANDARD',
      around: (['MAGHRIB', 'ISHA'] as const).map((prayer) => ({ prayer, minutesBefore: 5, minutesAfter: 30 })),
      jumuah: { from: '11:45', until: '14:15' },
      ramadan: { minutesBeforeIftar: 60, latestEnd: '19:00' },
    },
  },
  { provider: providers.grace, joinedDaysAgo: 286, changedDaysAgo: 61, profileVersion: 3 },
  {
    provider: providers.mariam,
    joinedDaysAgo: 455,
    changedDaysAgo: 12,
    profileVersion: 6,
    prayerRules: {
      method: 'EGYPT',
      jumuah: { from: '12:15', until: '13:30' },
      ramadan: { minutesBeforeIftar: 30, latestEnd: '20:00' },
    },
  },
  { provider: providers.daniel, joinedDaysAgo: 9, changedDaysAgo: 5, profileVersion: 2 },
  { provider: providers.peter, joinedDaysAgo: 402, changedDaysAgo: 402, profileVersion: 1 },
  { provider: providers.tomas, joinedDaysAgo: 24, changedDaysAgo: 19, profileVersion: 2 },
];

export const defaultPrayerRules = noPrayerRules;

/** Documents that providers uploaded. */
export const documentSeeds: readonly {
  provider: ProviderId;
  kind: DocumentKind;
  fileName: string;
  kilobytes: number;
  status: DocumentStatus;
  daysAgo: number;
  problem?: string;
}[] = [
  {
    provider: providers.amina,
    kind: 'LICENSE',
    fileName: 'nysed-psychologist-license.pdf',
    kilobytes: 342,
    status: 'ACCEPTED',
    daysAgo: 288,
  },
  {
    provider: providers.amina,
    kind: 'LIABILITY_INSURANCE',
    fileName: 'liability-certificate.pdf',
    kilobytes: 198,
    status: 'ACCEPTED',
    daysAgo: 288,
  },
  {
    provider: providers.daniel,
    kind: 'LICENSE',
    fileName: 'lcsw-license-scan.pdf',
    kilobytes: 388,
    status: 'UNDER_REVIEW',
    daysAgo: 5,
  },
  {
    provider: providers.peter,
    kind: 'LICENSE',
    fileName: 'ohio-medical-license.jpg',
    kilobytes: 2210,
    status: 'EXPIRED',
    daysAgo: 404,
  },
  {
    provider: providers.peter,
    kind: 'LICENSE',
    fileName: 'renewal-receipt.png',
    kilobytes: 640,
    status: 'REJECTED',
    daysAgo: 8,
    problem: 'This is the receipt of the renewal, not the licence itself.',
  },
  {
    provider: providers.mariam,
    kind: 'LICENSE',
    fileName: 'idfpr-license.pdf',
    kilobytes: 301,
    status: 'ACCEPTED',
    daysAgo: 290,
  },
  {
    provider: providers.yusuf,
    kind: 'IJAZAH',
    fileName: 'icazet.jpg',
    kilobytes: 1980,
    status: 'ACCEPTED',
    daysAgo: 291,
  },
  {
    provider: providers.grace,
    kind: 'DIPLOMA',
    fileName: 'icf-pcc.pdf',
    kilobytes: 260,
    status: 'ACCEPTED',
    daysAgo: 287,
  },
  {
    provider: providers.tomas,
    kind: 'DIPLOMA',
    fileName: 'peer-support-part-one.pdf',
    kilobytes: 176,
    status: 'ACCEPTED',
    daysAgo: 22,
  },
];

/** Register entries in addition to the licences of verified providers. */
export const licenseSeeds: readonly {
  state: UsState;
  number: string;
  holderName: string;
  title: string;
  board: string;
  expiresInDays: number;
}[] = [
  {
    state: 'PA',
    number: 'CW 019922',
    holderName: 'Daniel Weiss',
    title: 'Licensed Clinical Social Worker',
    board: 'Pennsylvania State Board',
    expiresInDays: 210,
  },
  {
    state: 'OH',
    number: '35.088412',
    holderName: 'Peter Novak',
    title: 'Medical license, psychiatry',
    board: 'State Medical Board of Ohio',
    expiresInDays: -12,
  },
  // Dr. Novak's renewed licence: the number that verifies him again.
  {
    state: 'OH',
    number: '35.146907',
    holderName: 'Peter Novak',
    title: 'Medical license, psychiatry',
    board: 'State Medical Board of Ohio',
    expiresInDays: 718,
  },
  {
    state: 'NY',
    number: 'PSY 021847',
    holderName: 'Amina Rahman',
    title: 'Licensed Psychologist',
    board: 'New York State Education Department',
    expiresInDays: 433,
  },
  {
    state: 'NY',
    number: 'PSY 018220',
    holderName: 'Nadia Petrova',
    title: 'Licensed Psychologist',
    board: 'New York State Education Department',
    expiresInDays: 433,
  },
  {
    state: 'IL',
    number: '071.009315',
    holderName: 'Mariam El-Sayed',
    title: 'Licensed Clinical Psychologist',
    board: 'Illinois Department of Financial and Professional Regulation',
    expiresInDays: 433,
  },
  {
    state: 'MA',
    number: 'LMHC 8841',
    holderName: 'Helena Strand',
    title: 'Licensed Mental Health Counselor',
    board: 'Commonwealth of Massachusetts',
    expiresInDays: 433,
  },
  {
    state: 'CA',
    number: 'LMFT 099871',
    holderName: 'Judith Arvay',
    title: 'Licensed Marriage and Family Therapist',
    board: 'California Board of Behavioral Sciences',
    expiresInDays: 120,
  },
];

/** Connected calendars. */
export const connectionSeeds: readonly {
  provider: ProviderId;
  service: CalendarService;
  status: 'CONNECTED' | 'NEEDS_SIGN_IN';
  account: string;
  writesSessions: boolean;
  daysAgo: number;
  syncedHoursAgo: number;
}[] = [
  {
    provider: providers.amina,
    service: 'google',
    status: 'CONNECTED',
    account: 'amina.rahman@mail.example',
    writesSessions: true,
    daysAgo: 121,
    syncedHoursAgo: 19,
  },
  {
    provider: providers.amina,
    service: 'outlook',
    status: 'NEEDS_SIGN_IN',
    account: 'a.rahman@queens-hospital.example',
    writesSessions: false,
    daysAgo: 300,
    syncedHoursAgo: 24 * 46,
  },
  {
    provider: providers.mariam,
    service: 'apple',
    status: 'CONNECTED',
    account: 'mariam@mail.example',
    writesSessions: false,
    daysAgo: 60,
    syncedHoursAgo: 30,
  },
];

/** Events in external calendars; `block` is the id of the imported block. */
export const outsideEventSeeds: readonly {
  provider: ProviderId;
  service: CalendarService;
  day: number;
  from: string;
  until: string;
  title: string;
  block?: string;
  isDeleted?: boolean;
}[] = [
  {
    provider: providers.amina,
    service: 'google',
    day: 3,
    from: '16:00',
    until: '18:00',
    title: 'Dentist',
    block: 'Dentist',
  },
  { provider: providers.amina, service: 'google', day: 1, from: '09:30', until: '10:30', title: 'Car inspection' },
  {
    provider: providers.amina,
    service: 'google',
    day: 2,
    from: '12:30',
    until: '13:15',
    title: 'Call with Baba’s doctor',
  },
  { provider: providers.amina, service: 'google', day: 8, from: '17:15', until: '20:00', title: 'Parents’ evening' },
  {
    provider: providers.amina,
    service: 'google',
    day: 6,
    from: '20:00',
    until: '21:30',
    title: 'Choir',
    isDeleted: true,
  },
  {
    provider: providers.amina,
    service: 'outlook',
    day: 5,
    from: '08:00',
    until: '09:30',
    title: 'Case conference, Queens',
  },
  {
    provider: providers.mariam,
    service: 'apple',
    day: 2,
    from: '08:00',
    until: '09:30',
    title: 'School run and shopping',
  },
  { provider: providers.mariam, service: 'apple', day: 9, from: '10:00', until: '12:00', title: 'Consulate' },
];

const { invitations, codes } = practiceIds;

/** Invitations in each state, dated by hours before the seed's now. */
export const invitationSeeds: readonly {
  id: string;
  code: string;
  sender: UserId;
  provider: ProviderId | null;
  email: string;
  name: string | null;
  message: string | null;
  hoursAgo: number;
  acceptedHoursAgo?: number;
  withdrawnHoursAgo?: number;
}[] = [
  {
    id: invitations.forLayla,
    code: codes.forLayla,
    sender: users.grace,
    provider: providers.grace,
    email: 'patient@demo.test',
    name: 'Layla',
    hoursAgo: 52,
    message:
      'Amina tells me, with your consent, that work is the question behind some of the others. If you like, let us talk for fifteen minutes.',
  },
  {
    id: invitations.open,
    code: codes.open,
    sender: users.amina,
    provider: providers.amina,
    email: 'h.darwish@example.org',
    name: 'Huda Darwish',
    hoursAgo: 27,
    message: 'It was good to meet you at the hospital. Here is the way to my practice; take your time.',
  },
  {
    id: invitations.accepted,
    code: codes.accepted,
    sender: users.amina,
    provider: providers.amina,
    email: 'second@demo.test',
    name: 'Noah',
    hoursAgo: 24 * 24,
    acceptedHoursAgo: 24 * 23,
    message: null,
  },
  {
    id: invitations.expired,
    code: codes.expired,
    sender: users.amina,
    provider: providers.amina,
    email: 'l.marlow@example.org',
    name: 'Lewis Marlow',
    hoursAgo: 24 * 37,
    message: 'You asked for a time after the holidays: this opens my calendar for you.',
  },
  {
    id: 'inv-9w3e7r1t',
    code: 'z4q8w1e6r3t9y5u2i7o4p8a6',
    sender: users.amina,
    provider: providers.amina,
    email: 'wrong.address@example.org',
    name: null,
    hoursAgo: 28,
    withdrawnHoursAgo: 27.5,
    message: null,
  },
  {
    id: 'inv-4u8i2o6p',
    code: 'm7n3b9v5c1x8z4l2k6j9h5g3',
    sender: users.ingrid,
    provider: null,
    email: 'studio@example.org',
    name: 'Team of Studio North',
    hoursAgo: 24 * 5,
    message: 'Your employer covers six sessions for each of you. No one there learns who comes.',
  },
];
