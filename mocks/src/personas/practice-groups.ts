import type {
  GroupAudience,
  GroupRecurrence,
  GroupSessionId,
  GroupTopic,
  Language,
  ProviderId,
  UserId,
} from '@sakina/platform/contract';
import { ids } from './ids.ts';
import { practiceIds } from './practice-ids.ts';

/** A group of the seed: one meeting for each listed day, at a wall-clock time in the host's zone. */
export interface GroupSeed {
  title: string;
  description: string;
  topic: GroupTopic;
  host: ProviderId;
  at: string;
  minutes: number;
  capacity: number;
  /** Price of a seat in whole US dollars. */
  price: number;
  language: Language;
  audience: GroupAudience;
  frequency: GroupRecurrence['frequency'];
  meetings: readonly MeetingSeed[];
}

interface MeetingSeed {
  /** Days from the seed's today. */
  day: number;
  id?: GroupSessionId;
  /** Seats of generated participants. */
  seats: number;
  waiting?: number;
  /** People who have a seat or lead the waitlist. */
  with?: readonly UserId[];
  queue?: readonly UserId[];
  cancelled?: string;
}

const { users, providers } = ids;
const { groups } = practiceIds;
const away =
  'I have to have an operation and will be away until spring. Whoever had a seat has heard from me and pays nothing.';

/** Groups outside the hours in which their hosts see people one by one. */
export const groupSeeds: readonly GroupSeed[] = [
  {
    title: 'Grief circle',
    topic: 'GRIEF',
    host: providers.amina,
    at: '18:30',
    minutes: 75,
    capacity: 8,
    price: 15,
    language: 'en',
    audience: 'EVERYONE',
    frequency: 'WEEKLY',
    description:
      'For those who still reach for the phone. We sit for an hour and a quarter, one person speaks at a time, and no one has to. Silence counts as taking part.',
    meetings: [
      { day: -21, seats: 5 },
      { day: -14, seats: 6 },
      { day: -7, seats: 5, with: [users.layla] },
      { day: 0, id: groups.griefTonight, seats: 6, with: [users.layla] },
      { day: 7, id: groups.griefNextWeek, seats: 3, with: [users.layla] },
      { day: 14, seats: 2 },
    ],
  },
  {
    title: 'Before the nikah · نکاح سے پہلے',
    topic: 'PREMARITAL',
    host: providers.amina,
    at: '19:00',
    minutes: 90,
    capacity: 12,
    price: 20,
    language: 'ur',
    audience: 'EVERYONE',
    frequency: 'WEEKLY',
    description:
      'Six evenings in Urdu for couples who are engaged: money, parents, prayer, temper, intimacy, and how to quarrel well. Come both, or one after the other.',
    meetings: [
      { day: 3, id: groups.premaritalFull, seats: 12, waiting: 1, queue: [users.noah] },
      { day: 10, id: groups.premaritalSecond, seats: 9 },
      { day: 17, seats: 9 },
      { day: 24, seats: 8 },
      { day: 31, seats: 8 },
      { day: 38, seats: 8 },
    ],
  },
  {
    title: 'Before the nikah: a course for two',
    topic: 'PREMARITAL',
    host: providers.yusuf,
    at: '19:00',
    minutes: 80,
    capacity: 16,
    price: 0,
    language: 'en',
    audience: 'EVERYONE',
    frequency: 'WEEKLY',
    description:
      'Rights and kindness, in this order and then in the other. Each evening ends with a question that you take home and answer on one page.',
    meetings: [
      { day: -8, seats: 11 },
      { day: -1, seats: 12 },
      { day: 6, seats: 12 },
      { day: 13, seats: 10 },
    ],
  },
  {
    title: 'Qur’an reflection after Fajr: Surah ad-Duha',
    topic: 'QURAN_REFLECTION',
    host: providers.yusuf,
    at: '07:30',
    minutes: 30,
    capacity: 40,
    price: 0,
    language: 'en',
    audience: 'EVERYONE',
    frequency: 'WEEKLY',
    description:
      'Eleven short verses that were sent to someone who felt left alone. We recite, read a translation and keep one verse for the week. Cameras may stay off, tea is recommended.',
    meetings: [
      { day: -10, seats: 17 },
      { day: -3, seats: 21 },
      { day: 4, id: groups.reflection, seats: 18 },
      { day: 11, seats: 9 },
    ],
  },
  {
    title: 'The first year as a Muslim',
    topic: 'NEW_MUSLIMS',
    host: providers.yusuf,
    at: '20:30',
    minutes: 60,
    capacity: 15,
    price: 0,
    language: 'en',
    audience: 'EVERYONE',
    frequency: 'MONTHLY',
    description:
      'For converts, at whatever pace. How to pray at work, what to tell one’s mother, what can wait. No question is too small.',
    meetings: [
      { day: -26, seats: 8 },
      { day: 5, seats: 9 },
    ],
  },
  {
    title: 'New mothers’ circle · دائرة الأمهات الجدد',
    topic: 'PARENTING',
    host: providers.mariam,
    at: '19:30',
    minutes: 60,
    capacity: 10,
    price: 18,
    language: 'ar',
    audience: 'WOMEN',
    frequency: 'EVERY_TWO_WEEKS',
    description:
      'In Arabic, for women in the first year with a child. Babies are welcome, crying too, theirs and yours.',
    meetings: [
      { day: -13, seats: 9 },
      { day: 1, seats: 10, waiting: 3 },
      { day: 15, seats: 6 },
    ],
  },
  {
    title: 'Beginning again after forty',
    topic: 'WORK',
    host: providers.grace,
    at: '20:30',
    minutes: 75,
    capacity: 10,
    price: 10,
    language: 'en',
    audience: 'WOMEN',
    frequency: 'EVERY_TWO_WEEKS',
    description:
      'Women who change their work, or have had it changed for them. Each brings one decision; the others ask and give no advice.',
    meetings: [
      { day: -16, seats: 7 },
      { day: -2, seats: 6 },
      { day: 12, id: groups.women, seats: 5 },
    ],
  },
  {
    title: 'New fathers: tired, proud, unprepared',
    topic: 'PARENTING',
    host: 'prv-jamal-washington' as ProviderId,
    at: '20:30',
    minutes: 60,
    capacity: 12,
    price: 0,
    language: 'en',
    audience: 'MEN',
    frequency: 'MONTHLY',
    description: 'What no one told us at the baby shower. Bring the child, if the child lets you talk.',
    meetings: [
      { day: -23, seats: 6 },
      { day: 8, id: groups.fathers, seats: 4, with: [users.noah] },
    ],
  },
  {
    title: 'Money without shame',
    topic: 'WORK',
    host: providers.grace,
    at: '20:30',
    minutes: 60,
    capacity: 12,
    price: 8,
    language: 'en',
    audience: 'EVERYONE',
    frequency: 'WEEKLY',
    description: 'Four evenings with an envelope of bills, opened together.',
    meetings: [
      { day: 9, id: groups.cancelled, seats: 7, cancelled: away },
      { day: 16, seats: 7, cancelled: away },
      { day: 23, seats: 6, cancelled: away },
      { day: 30, seats: 6, cancelled: away },
    ],
  },
];

/** Broadcasts of the seed. `live` ones started so many minutes before its now. */
export const broadcastSeeds = [
  {
    id: practiceIds.broadcasts.scheduled,
    host: providers.amina,
    day: 0,
    at: '12:40',
    minutes: 30,
    language: 'en',
    title: 'Panic on the train: ten minutes that help',
    description:
      'What the body does, why it stops by itself, and three things to do between two stations. Questions at the end, without names.',
  },
  {
    id: practiceIds.broadcasts.nextWeek,
    host: providers.amina,
    day: 9,
    at: '12:40',
    minutes: 30,
    language: 'ar',
    title: 'Sleep after a loss · النوم بعد الفقد',
    description: 'In Arabic. Why nights are the hardest, and what a bed is for.',
  },
  {
    id: practiceIds.broadcasts.over,
    host: providers.amina,
    day: -20,
    at: '12:40',
    minutes: 30,
    language: 'en',
    title: 'Worry has a job: how to give it hours',
    peak: 212,
    description: 'A short talk on worry time, with an exercise.',
  },
  {
    id: practiceIds.broadcasts.live,
    host: providers.yusuf,
    live: 22,
    minutes: 45,
    language: 'en',
    title: 'Patience is not silence',
    peak: 171,
    visitors: 148,
    description:
      'A talk on sabr in illness: the Prophet Ayyub complained, and was called patient. Then your questions.',
  },
  {
    id: 'brc-q2w8e5r7',
    host: providers.yusuf,
    day: -13,
    at: '20:00',
    minutes: 40,
    language: 'tr',
    title: 'Evde yaşlı bakımı: sabır ve sınırlar',
    peak: 96,
    description: 'In Turkish: caring for old parents at home, and where one’s own strength ends.',
  },
  {
    id: 'brc-u4y9o6p3',
    host: providers.mariam,
    day: 4,
    at: '20:30',
    minutes: 40,
    language: 'en',
    title: 'Not only the blues: mood after birth',
    description: 'How to tell tiredness from depression, and whom to call on a Sunday.',
  },
] as const;
