import type * as v from 'valibot';
import {
  cancelGroupSession,
  getGroupRecord,
  getGroupSession,
  joinGroupSession,
  leaveGroupSession,
  listGroupSessions,
  listHostedGroupSessions,
  saveGroupNote,
  setGroupAttendance,
  setGroupSessionStatus,
  updateGroupSession,
} from '../cloud/group-sessions.ts';
import type { groupRecord, groupSession, hostedGroupSession } from '../schemas/group-session.ts';
import { createGroupSession } from '../v1/group-sessions.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';
import { usd } from './values.ts';

/** The grief circle of next week, as those who may join see it. */
const grief: v.InferInput<typeof groupSession> = {
  id: 'grp-h3q8d5v1',
  title: 'Grief circle',
  description:
    'For those who still reach for the phone. We sit for an hour and a quarter, one person speaks at a time, and no one has to. Silence counts as taking part.',
  topic: 'GRIEF',
  host: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman', kind: 'THERAPIST' },
  startsAt: '2026-12-01T23:30:00.000Z',
  endsAt: '2026-12-02T00:45:00.000Z',
  durationMinutes: 75,
  timeZone: 'America/New_York',
  capacity: 8,
  joinedCount: 3,
  waitlistCount: 0,
  price: usd(1500),
  language: 'en',
  audience: 'EVERYONE',
  status: 'SCHEDULED',
  series: { id: 'srs-ts5f9p3s', frequency: 'WEEKLY', position: 5, occurrences: 6 },
  cancellationReason: null,
  ownSeat: null,
  roomName: null,
  version: 1,
};

/** A participant with a seat, and since when. */
const confirmed = (joinedAt: string, id: string, displayName: string) => ({
  status: 'CONFIRMED' as const,
  waitlistPosition: null,
  joinedAt,
  id,
  displayName,
});

/** The same circle tonight, as its host sees it. */
const tonight: v.InferInput<typeof hostedGroupSession> = {
  ...grief,
  id: 'grp-w7k2m9x4',
  startsAt: '2026-11-24T23:30:00.000Z',
  endsAt: '2026-11-25T00:45:00.000Z',
  joinedCount: 6,
  series: { id: 'srs-ts5f9p3s', frequency: 'WEEKLY', position: 4, occurrences: 6 },
  roomName: 'mr2w3ti7ivgpts37yyvv',
  participants: [
    confirmed('2026-11-23T05:57:00.000Z', 'usr-4f1c9a', 'Layla Haddad'),
    confirmed('2026-11-23T12:04:00.000Z', 'usr-m62qjv', 'Thandiwe Dlamini'),
    confirmed('2026-11-23T16:33:00.000Z', 'usr-cctkfp', 'Mateo Fernández'),
    confirmed('2026-11-23T23:21:00.000Z', 'usr-krqwii', 'Sana Mirza'),
    confirmed('2026-11-24T04:40:00.000Z', 'usr-5mu5fw', 'Oluwaseun Bankole-Fashola'),
    confirmed('2026-11-24T08:06:00.000Z', 'usr-5biyuv', 'Beatriz Carvalho'),
  ],
};

/** Tonight's circle before anything is recorded. */
const unrecorded: v.InferInput<typeof groupRecord> = {
  groupId: 'grp-w7k2m9x4',
  members: tonight.participants.map(({ id, displayName }) => ({
    id,
    displayName,
    attendance: null,
    note: null,
    version: 0,
  })),
};

/** The same with one participant's record changed. */
const recorded = (of: string, change: Partial<(typeof unrecorded)['members'][number]>) => ({
  ...unrecorded,
  members: unrecorded.members.map((member) => (member.id === of ? { ...member, ...change } : member)),
});

const atTonight = { params: { id: 'grp-w7k2m9x4' } };
const laylaCame = { ...atTonight, body: { memberId: 'usr-4f1c9a', attendance: 'PRESENT' as const } };
const laylasNote = {
  ...atTonight,
  body: { memberId: 'usr-4f1c9a', note: 'Spoke of her grandmother for the first time.', version: 0 },
};

/** The first evening for couples who are engaged: every seat is taken, and two wait. */
const nikah: v.InferInput<typeof hostedGroupSession> = {
  id: 'grp-c6t1z8r3',
  title: 'Before the nikah · نکاح سے پہلے',
  description:
    'Six evenings in Urdu for couples who are engaged: money, parents, prayer, temper, intimacy, and how to quarrel well. Come both, or one after the other.',
  topic: 'PREMARITAL',
  host: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman', kind: 'THERAPIST' },
  startsAt: '2026-11-28T00:00:00.000Z',
  endsAt: '2026-11-28T01:30:00.000Z',
  durationMinutes: 90,
  timeZone: 'America/New_York',
  capacity: 12,
  joinedCount: 12,
  waitlistCount: 2,
  price: usd(2000),
  language: 'ur',
  audience: 'EVERYONE',
  status: 'SCHEDULED',
  series: { id: 'srs-kzr74vwq', frequency: 'WEEKLY', position: 1, occurrences: 6 },
  cancellationReason: null,
  ownSeat: null,
  roomName: '5zi79f452ahwsmbddfxt',
  version: 1,
  participants: [
    confirmed('2026-11-21T16:22:00.000Z', 'usr-cctkfp', 'Mateo Fernández'),
    confirmed('2026-11-21T19:01:00.000Z', 'usr-krqwii', 'Sana Mirza'),
    confirmed('2026-11-22T02:52:00.000Z', 'usr-5mu5fw', 'Oluwaseun Bankole-Fashola'),
    confirmed('2026-11-22T05:28:00.000Z', 'usr-5biyuv', 'Beatriz Carvalho'),
    confirmed('2026-11-22T11:01:00.000Z', 'usr-gu9zsg', 'Omar Siddiqui'),
    confirmed('2026-11-22T16:17:00.000Z', 'usr-4kewcj', 'Konstantina Papadopoulos-Christodoulou'),
    confirmed('2026-11-22T20:20:00.000Z', 'usr-3kew83', 'Aisha Al Mansoori · عائشة المنصوري'),
    confirmed('2026-11-23T01:49:00.000Z', 'usr-6ssv6v', 'Liam O’Connell'),
    confirmed('2026-11-23T08:46:00.000Z', 'usr-ikcgfb', 'Fatima Zahra Benali'),
    confirmed('2026-11-23T11:01:00.000Z', 'usr-w7tc7j', 'Jonas Keller'),
    confirmed('2026-11-23T18:55:00.000Z', 'usr-3f35ns', 'Mei-Ling Chua'),
    confirmed('2026-11-23T20:49:00.000Z', 'usr-m7y9zy', 'Samuel Adeyemi'),
    {
      status: 'WAITLISTED',
      waitlistPosition: 1,
      joinedAt: '2026-11-24T02:42:00.000Z',
      id: 'usr-rtr83m',
      displayName: 'Hanna Virtanen',
    },
    {
      status: 'WAITLISTED',
      waitlistPosition: 2,
      joinedAt: '2026-11-24T07:37:00.000Z',
      id: 'usr-8b27e0',
      displayName: 'Noah Bergström',
    },
  ],
};

export const groupExamples: readonly AnyExample[] = [
  exampleOf(createGroupSession, {
    input: {
      body: {
        title: 'Worry hour',
        description:
          'Four Sundays with one exercise each. We write worries down at the beginning and look at them again at the end.',
        topic: 'ANXIETY',
        startsAt: '2026-12-06T16:00:00-05:00',
        durationMinutes: 60,
        capacity: 10,
        price: usd(1500),
        language: 'en',
        audience: 'EVERYONE',
        recurrence: { frequency: 'WEEKLY', occurrences: 4 },
      },
    },
    response: {
      id: 'grp-000fc029ee',
      title: 'Worry hour',
      description:
        'Four Sundays with one exercise each. We write worries down at the beginning and look at them again at the end.',
      topic: 'ANXIETY',
      host: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman', kind: 'THERAPIST' },
      startsAt: '2026-12-06T21:00:00.000Z',
      endsAt: '2026-12-06T22:00:00.000Z',
      durationMinutes: 60,
      timeZone: 'America/New_York',
      capacity: 10,
      joinedCount: 0,
      waitlistCount: 0,
      price: usd(1500),
      language: 'en',
      audience: 'EVERYONE',
      status: 'SCHEDULED',
      series: { id: 'srs-52c2d720cb', frequency: 'WEEKLY', position: 1, occurrences: 4 },
      cancellationReason: null,
      ownSeat: null,
      roomName: 'b4034b3a50214b848aa7',
      version: 1,
      participants: [],
    },
  }),
  exampleOf(listGroupSessions, {
    input: { query: { language: ['en'], isFree: true, limit: 2 } },
    response: {
      items: [
        {
          id: 'grp-e5x7b1k9',
          title: 'Qur’an reflection after Fajr: Surah ad-Duha',
          description:
            'Eleven short verses that were sent to someone who felt left alone. We recite, read a translation and keep one verse for the week. Cameras may stay off, tea is recommended.',
          topic: 'QURAN_REFLECTION',
          host: { id: 'prv-yusuf-demir', displayName: 'Imam Yusuf Demir', kind: 'IMAM' },
          startsAt: '2026-11-28T04:30:00.000Z',
          endsAt: '2026-11-28T05:00:00.000Z',
          durationMinutes: 30,
          timeZone: 'Europe/Istanbul',
          capacity: 40,
          joinedCount: 18,
          waitlistCount: 0,
          price: usd(0),
          language: 'en',
          audience: 'EVERYONE',
          status: 'SCHEDULED',
          series: { id: 'srs-c4bc5suk', frequency: 'WEEKLY', position: 3, occurrences: 4 },
          cancellationReason: null,
          ownSeat: null,
          roomName: null,
          version: 1,
        },
        {
          id: 'grp-zezkv7wi',
          title: 'The first year as a Muslim',
          description:
            'For converts, at whatever pace. How to pray at work, what to tell one’s mother, what can wait. No question is too small.',
          topic: 'NEW_MUSLIMS',
          host: { id: 'prv-yusuf-demir', displayName: 'Imam Yusuf Demir', kind: 'IMAM' },
          startsAt: '2026-11-29T17:30:00.000Z',
          endsAt: '2026-11-29T18:30:00.000Z',
          durationMinutes: 60,
          timeZone: 'Europe/Istanbul',
          capacity: 15,
          joinedCount: 9,
          waitlistCount: 0,
          price: usd(0),
          language: 'en',
          audience: 'EVERYONE',
          status: 'SCHEDULED',
          series: { id: 'srs-8thpxqgm', frequency: 'MONTHLY', position: 2, occurrences: 2 },
          cancellationReason: null,
          ownSeat: null,
          roomName: null,
          version: 1,
        },
      ],
      total: 6,
      nextCursor: 'a72fr5mb2026-11-29T17%3A30%3A00.000Z%20grp-zezkv7wi',
    },
  }),
  exampleOf(getGroupSession, {
    input: { params: { id: 'grp-h3q8d5v1' } },
    response: grief,
  }),
  exampleOf(joinGroupSession, {
    input: { params: { id: 'grp-y2m6w4f8' }, body: { affirmsAudience: true } },
    response: {
      id: 'grp-y2m6w4f8',
      title: 'Beginning again after forty',
      description:
        'Women who change their work, or have had it changed for them. Each brings one decision; the others ask and give no advice.',
      topic: 'WORK',
      host: { id: 'prv-grace-okafor', displayName: 'Grace Okafor', kind: 'MENTOR' },
      startsAt: '2026-12-06T20:30:00.000Z',
      endsAt: '2026-12-06T21:45:00.000Z',
      durationMinutes: 75,
      timeZone: 'Europe/London',
      capacity: 10,
      joinedCount: 6,
      waitlistCount: 0,
      price: usd(1000),
      language: 'en',
      audience: 'WOMEN',
      status: 'SCHEDULED',
      series: { id: 'srs-tupmf895', frequency: 'EVERY_TWO_WEEKS', position: 3, occurrences: 3 },
      cancellationReason: null,
      ownSeat: { status: 'CONFIRMED', waitlistPosition: null, joinedAt: '2026-11-24T15:00:00.000Z' },
      roomName: '7nfhrc6sajhea7xtxaxp',
      version: 1,
    },
  }),
  exampleOf(leaveGroupSession, {
    input: { params: { id: 'grp-h3q8d5v1' } },
    response: { ...grief, joinedCount: 2 },
  }),
  exampleOf(listHostedGroupSessions, {
    input: { query: { status: 'SCHEDULED' } },
    response: { items: [tonight, nikah] },
  }),
  exampleOf(updateGroupSession, {
    input: {
      params: { id: 'grp-h3q8d5v1' },
      body: {
        version: 1,
        capacity: 10,
        description: 'For those who still reach for the phone. This time we bring a photograph, or only its story.',
      },
    },
    response: {
      ...grief,
      description: 'For those who still reach for the phone. This time we bring a photograph, or only its story.',
      capacity: 10,
      roomName: 'x9ydptgan2fpyj8vmsqd',
      version: 2,
      participants: [
        confirmed('2026-11-23T21:35:00.000Z', 'usr-4f1c9a', 'Layla Haddad'),
        confirmed('2026-11-24T02:58:00.000Z', 'usr-db2xyb', 'Emily Sutherland'),
        confirmed('2026-11-24T07:58:00.000Z', 'usr-m62qjv', 'Thandiwe Dlamini'),
      ],
    },
  }),
  exampleOf(cancelGroupSession, {
    input: {
      params: { id: 'grp-n9p4j2s7' },
      body: { reason: 'I am at a funeral that evening. The third evening takes place.' },
    },
    response: {
      ...nikah,
      id: 'grp-n9p4j2s7',
      startsAt: '2026-12-05T00:00:00.000Z',
      endsAt: '2026-12-05T01:30:00.000Z',
      joinedCount: 9,
      waitlistCount: 0,
      status: 'CANCELLED',
      series: { id: 'srs-kzr74vwq', frequency: 'WEEKLY', position: 2, occurrences: 6 },
      cancellationReason: 'I am at a funeral that evening. The third evening takes place.',
      roomName: '8mx2tyg35285p3x5xfxu',
      version: 2,
      participants: [
        confirmed('2026-11-22T14:56:00.000Z', 'usr-gu9zsg', 'Omar Siddiqui'),
        confirmed('2026-11-22T22:39:00.000Z', 'usr-4kewcj', 'Konstantina Papadopoulos-Christodoulou'),
        confirmed('2026-11-23T01:38:00.000Z', 'usr-3kew83', 'Aisha Al Mansoori · عائشة المنصوري'),
        confirmed('2026-11-23T06:15:00.000Z', 'usr-6ssv6v', 'Liam O’Connell'),
        confirmed('2026-11-23T11:43:00.000Z', 'usr-ikcgfb', 'Fatima Zahra Benali'),
        confirmed('2026-11-23T16:50:00.000Z', 'usr-w7tc7j', 'Jonas Keller'),
        confirmed('2026-11-23T22:23:00.000Z', 'usr-3f35ns', 'Mei-Ling Chua'),
        confirmed('2026-11-24T04:11:00.000Z', 'usr-m7y9zy', 'Samuel Adeyemi'),
        confirmed('2026-11-24T08:40:00.000Z', 'usr-rtr83m', 'Hanna Virtanen'),
      ],
    },
  }),
  exampleOf(setGroupSessionStatus, {
    input: { params: { id: 'grp-w7k2m9x4' }, body: { status: 'LIVE' } },
    response: { ...tonight, status: 'LIVE', version: 2 },
  }),
  exampleOf(getGroupRecord, { input: atTonight, response: unrecorded }),
  exampleOf(setGroupAttendance, {
    input: laylaCame,
    prepare: async ({ call }) => {
      await call(setGroupSessionStatus, { ...atTonight, body: { status: 'LIVE' } }, 'provider');
      return laylaCame;
    },
    response: recorded('usr-4f1c9a', { attendance: 'PRESENT' }),
  }),
  exampleOf(saveGroupNote, {
    input: laylasNote,
    prepare: async ({ call }) => {
      await call(setGroupSessionStatus, { ...atTonight, body: { status: 'LIVE' } }, 'provider');
      return laylasNote;
    },
    response: recorded('usr-4f1c9a', { note: 'Spoke of her grandmother for the first time.', version: 1 }),
  }),
];
