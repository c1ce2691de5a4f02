import type * as v from 'valibot';
import { answerReview, createReview, deleteReview, listReviews, updateReview } from '../cloud/reviews.ts';
import { joinWaitlist, listWaitlist, offerWaitlistTime, respondToWaitlist } from '../cloud/waitlist.ts';
import type { providerReview } from '../schemas/review.ts';
import type { waitlistEntry } from '../schemas/waitlist.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';
import { usd } from './values.ts';

const noahs: v.InferInput<typeof providerReview> = {
  id: 'rev-c7k1v4qz',
  version: 1,
  providerId: 'prv-amina-rahman',
  author: 'N. B.',
  rating: 5,
  body: 'She takes shift work seriously instead of recommending camomile tea. I sleep four hours in a row again.',
  writtenOn: '2026-11-20',
  editedOn: null,
  isOwn: false,
  answer: { text: 'Thank you for writing. I wish everyone who reads this a good night.', writtenOn: '2026-11-20' },
  removal: null,
};

const laylas: v.InferInput<typeof providerReview> = {
  id: 'rev-h2x6m9tw',
  version: 1,
  providerId: 'prv-yusuf-demir',
  author: 'Layla',
  rating: 5,
  body: 'I came with a question about guilt, and he asked me about my grandmother. I had not expected that.',
  writtenOn: '2026-11-15',
  editedOn: null,
  isOwn: true,
  answer: null,
  removal: null,
};

const offered: v.InferInput<typeof waitlistEntry> = {
  id: 'wle-z8m4t6yb',
  client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' },
  provider: null,
  wishes: {
    kind: { anyOf: ['MENTOR'], strength: 'MUST' },
    gender: { anyOf: ['FEMALE'], strength: 'MUST' },
    language: { anyOf: ['en', 'ar'], strength: 'MUST' },
  },
  clientTimeZone: 'America/New_York',
  words: 'A presentation before forty people, in three weeks.',
  status: 'OFFERED',
  offer: {
    provider: { id: 'prv-grace-okafor', displayName: 'Grace Okafor' },
    service: { id: 'prv-grace-okafor-session', name: 'Mentoring session', durationMinutes: 50 },
    startsAt: '2026-11-30T09:00:00.000Z',
    endsAt: '2026-11-30T09:50:00.000Z',
    mode: 'ONLINE',
    timeZone: 'Europe/London',
    offeredAt: '2026-11-23T19:00:00.000Z',
    expiresAt: '2026-11-25T19:00:00.000Z',
  },
  appointmentId: null,
  ahead: 0,
  joinedAt: '2026-11-17T09:37:00.000Z',
  updatedAt: '2026-11-23T19:00:00.000Z',
};

const forAmina: v.InferInput<typeof waitlistEntry> = {
  ...offered,
  id: 'wle-u1c9h5xd',
  client: { id: 'usr-k7w3pd', displayName: 'Hanna Virtanen' },
  provider: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman' },
  wishes: { mode: { anyOf: ['IN_PERSON'], strength: 'WISH' }, language: { anyOf: ['en'], strength: 'MUST' } },
  words: 'Panic in lecture halls. My insurance is Aetna.',
  status: 'WAITING',
  offer: null,
  joinedAt: '2026-11-13T11:28:00.000Z',
  updatedAt: '2026-11-13T11:28:00.000Z',
};

export const reviewAndWaitlistExamples: readonly AnyExample[] = [
  exampleOf(listReviews, {
    by: 'client',
    input: { params: { id: 'prv-amina-rahman' }, query: { sort: 'NEWEST', limit: 1 } },
    response: {
      items: [noahs],
      total: 6,
      nextCursor: 'JTVCJTIyazN2OXR3JTIyJTVE',
      rating: { average: 4.9, count: 128 },
      distribution: [0, 0, 2, 9, 117],
      own: null,
      mayWrite: true,
    },
  }),
  exampleOf(createReview, {
    input: {
      params: { id: 'prv-amina-rahman' },
      body: { rating: 5, body: 'I have taken the train again, four stops.', signature: 'FIRST_NAME' },
    },
    response: {
      ...laylas,
      id: 'rev-9e2f70ab',
      providerId: 'prv-amina-rahman',
      body: 'I have taken the train again, four stops.',
      writtenOn: '2026-11-24',
    },
  }),
  exampleOf(updateReview, {
    input: { params: { id: laylas.id }, body: { version: 1, signature: 'ANONYMOUS' } },
    response: { ...laylas, version: 2, author: 'Anonymous', editedOn: '2026-11-24' },
  }),
  exampleOf(deleteReview, { input: { params: { id: laylas.id } }, response: { id: laylas.id } }),
  exampleOf(answerReview, {
    input: {
      params: { id: noahs.id },
      body: { version: 1, text: 'Thank you for taking the time to write.', namesNoCare: true },
    },
    response: {
      ...noahs,
      version: 2,
      answer: { text: 'Thank you for taking the time to write.', writtenOn: '2026-11-24' },
    },
  }),
  exampleOf(joinWaitlist, {
    input: {
      body: {
        providerId: 'prv-yara-haddad-nassar',
        wishes: { language: { anyOf: ['ar'], strength: 'WISH' }, partOfDay: { anyOf: ['EVENING'], strength: 'WISH' } },
        clientTimeZone: 'America/New_York',
        words: 'For my niece, who is eleven.',
      },
    },
    response: {
      ...offered,
      id: 'wle-40b7c2d1',
      provider: { id: 'prv-yara-haddad-nassar', displayName: 'Dr. Yara Nassar · د. يارا نصّار' },
      status: 'WAITING',
      offer: null,
      words: 'For my niece, who is eleven.',
      wishes: { language: { anyOf: ['ar'], strength: 'WISH' }, partOfDay: { anyOf: ['EVENING'], strength: 'WISH' } },
      joinedAt: '2026-11-24T15:00:00.000Z',
      updatedAt: '2026-11-24T15:00:00.000Z',
    },
  }),
  exampleOf(listWaitlist, {
    by: 'provider',
    input: { query: { as: 'provider', status: ['WAITING'] } },
    response: { items: [forAmina] },
  }),
  exampleOf(offerWaitlistTime, {
    input: {
      params: { id: forAmina.id },
      body: {
        serviceId: 'prv-amina-rahman-session',
        startsAt: '2026-12-01T15:00:00Z',
        mode: 'IN_PERSON',
        expiresInHours: 48,
      },
    },
    response: {
      ...forAmina,
      status: 'OFFERED',
      updatedAt: '2026-11-24T15:00:00.000Z',
      offer: {
        provider: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman' },
        service: { id: 'prv-amina-rahman-session', name: 'Individual session', durationMinutes: 50 },
        startsAt: '2026-12-01T15:00:00.000Z',
        endsAt: '2026-12-01T15:50:00.000Z',
        mode: 'IN_PERSON',
        timeZone: 'America/New_York',
        offeredAt: '2026-11-24T15:00:00.000Z',
        expiresAt: '2026-11-26T15:00:00.000Z',
      },
    },
  }),
  exampleOf(respondToWaitlist, {
    input: {
      params: { id: offered.id },
      body: {
        action: 'ACCEPT',
        clientTimeZone: 'America/New_York',
        consent: { treatment: true, telehealth: true, policy: true },
      },
    },
    response: {
      entry: {
        ...offered,
        status: 'BOOKED',
        appointmentId: 'apt-n4w8k2hz',
        ahead: null,
        updatedAt: '2026-11-24T15:00:00.000Z',
      },
      appointment: {
        id: 'apt-n4w8k2hz',
        status: 'CONFIRMED',
        client: offered.client,
        provider: { id: 'prv-grace-okafor', displayName: 'Grace Okafor', kind: 'MENTOR' },
        service: { id: 'prv-grace-okafor-session', name: 'Mentoring session', durationMinutes: 50 },
        startsAt: '2026-11-30T09:00:00.000Z',
        endsAt: '2026-11-30T09:50:00.000Z',
        timeZone: 'Europe/London',
        clientTimeZone: 'America/New_York',
        mode: 'ONLINE',
        location: null,
        price: usd(4500),
        reasonForVisit: 'A presentation before forty people, in three weeks.',
        cancellation: null,
        roomName: 'h7k3m9q2w5x8z4vt',
        startedAt: null,
        endedAt: null,
        createdAt: '2026-11-24T15:00:00.000Z',
        updatedAt: '2026-11-24T15:00:00.000Z',
      },
    },
  }),
];
