import { getProvider, listOpenSlots, searchProviders } from '../cloud/directory.ts';
import { listSavedProviders, removeSavedProvider, saveProvider } from '../cloud/saved-providers.ts';
import { getAvailability } from '../v1/availability.ts';
import { drRahman, drRahmanSummary } from './dr-rahman.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';
import { usd } from './values.ts';

export const directoryExamples: readonly AnyExample[] = [
  exampleOf(searchProviders, {
    input: {
      query: {
        q: 'grief',
        kind: ['THERAPIST', 'IMAM'],
        language: ['ar'],
        mode: 'ONLINE',
        sort: 'SOONEST',
        page: 1,
        pageSize: 2,
      },
    },
    response: {
      items: [
        drRahmanSummary,
        {
          id: 'prv-mustafa-okonkwo',
          handle: 'mustafa-okonkwo',
          kind: 'IMAM',
          displayName: 'Imam Mustafa Okonkwo',
          gender: 'MALE',
          headline: 'Hospital chaplain for serious illness and last weeks',
          specialities: ['CHRONIC_ILLNESS', 'GRIEF', 'FAMILY'],
          languages: ['en', 'ar'],
          city: 'Detroit',
          country: 'US',
          timeZone: 'America/Detroit',
          modes: ['ONLINE', 'IN_PERSON'],
          fee: { price: usd(3500), durationMinutes: 50 },
          slidingScale: false,
          insurers: ['SELF_PAY'],
          rating: { average: 5, count: 19 },
          nextSlotAt: '2026-11-24T23:00:00.000Z',
          verification: 'VERIFIED',
          acceptingNewClients: true,
        },
      ],
      total: 4,
      page: 1,
      pageSize: 2,
      facets: {
        kind: { THERAPIST: 1, IMAM: 3 },
        speciality: {
          ANXIETY: 1,
          GRIEF: 4,
          TRAUMA: 2,
          FAMILY: 2,
          FAITH_QUESTIONS: 3,
          MARRIAGE_COUNSEL: 1,
          CONVERT_SUPPORT: 1,
          CHRONIC_ILLNESS: 1,
        },
        language: { en: 7, ar: 4, ur: 1, es: 1, tr: 1 },
        gender: { FEMALE: 1, MALE: 3 },
        insurer: { AETNA: 1, BLUE_CROSS: 1, CIGNA: 1, SELF_PAY: 4 },
        mode: { ONLINE: 4, IN_PERSON: 4 },
      },
    },
  }),
  exampleOf(getProvider, {
    input: { params: { idOrHandle: 'amina-rahman' } },
    response: {
      ...drRahman,
      reviews: [
        {
          id: 'rev-amina-rahman-1',
          author: 'M. K.',
          rating: 5,
          body: 'Clear, warm, and always on time. I got something to try after every session.',
          writtenOn: '2026-10-28',
        },
        {
          id: 'rev-amina-rahman-2',
          author: 'Julian',
          rating: 4,
          body: 'It took me three sessions to open up, and there was no pressure. Scheduling across time zones works well.',
          writtenOn: '2026-10-03',
        },
        {
          id: 'rev-amina-rahman-3',
          author: 'Former client',
          rating: 5,
          body: 'We worked on panic attacks for four months. I take the train again.',
          writtenOn: '2026-09-17',
        },
        {
          id: 'rev-amina-rahman-4',
          author: 'S.',
          rating: 4,
          body: 'Good at listening and at saying the uncomfortable thing kindly.',
          writtenOn: '2026-08-22',
        },
        {
          id: 'rev-amina-rahman-5',
          author: 'Ayesha R.',
          rating: 5,
          body: 'Understood my family without me having to explain everything.',
          writtenOn: '2026-07-05',
        },
      ],
    },
  }),
  exampleOf(listOpenSlots, {
    input: {
      params: { id: 'prv-amina-rahman' },
      query: {
        serviceId: 'prv-amina-rahman-session',
        from: '2026-11-25T00:00:00-05:00',
        to: '2026-11-27T00:00:00-05:00',
      },
    },
    response: {
      providerId: 'prv-amina-rahman',
      serviceId: 'prv-amina-rahman-session',
      timeZone: 'America/New_York',
      slots: [
        {
          id: 'prv-amina-rahman-session-htfrc',
          startsAt: '2026-11-25T14:00:00.000Z',
          endsAt: '2026-11-25T14:50:00.000Z',
          modes: ['ONLINE', 'IN_PERSON'],
        },
        {
          id: 'prv-amina-rahman-session-htfuo',
          startsAt: '2026-11-25T16:00:00.000Z',
          endsAt: '2026-11-25T16:50:00.000Z',
          modes: ['ONLINE', 'IN_PERSON'],
        },
        {
          id: 'prv-amina-rahman-session-htg3u',
          startsAt: '2026-11-25T21:30:00.000Z',
          endsAt: '2026-11-25T22:20:00.000Z',
          modes: ['ONLINE', 'IN_PERSON'],
        },
        {
          id: 'prv-amina-rahman-session-htgvc',
          startsAt: '2026-11-26T14:00:00.000Z',
          endsAt: '2026-11-26T14:50:00.000Z',
          modes: ['ONLINE', 'IN_PERSON'],
        },
      ],
    },
  }),
  exampleOf(getAvailability, {
    input: { query: { providerId: 'prv-amina-rahman' } },
    response: {
      providerId: 'prv-amina-rahman',
      timeZone: 'America/New_York',
      slots: [
        { dayOfWeek: 1, from: '09:00', until: '12:30', modes: ['ONLINE', 'IN_PERSON'] },
        { dayOfWeek: 2, from: '09:00', until: '12:30', modes: ['ONLINE', 'IN_PERSON'] },
        { dayOfWeek: 3, from: '09:00', until: '12:30', modes: ['ONLINE', 'IN_PERSON'] },
        { dayOfWeek: 4, from: '09:00', until: '12:30', modes: ['ONLINE', 'IN_PERSON'] },
        { dayOfWeek: 1, from: '13:30', until: '18:00', modes: ['ONLINE', 'IN_PERSON'] },
        { dayOfWeek: 2, from: '13:30', until: '18:00', modes: ['ONLINE', 'IN_PERSON'] },
        { dayOfWeek: 3, from: '13:30', until: '18:00', modes: ['ONLINE', 'IN_PERSON'] },
        { dayOfWeek: 4, from: '13:30', until: '18:00', modes: ['ONLINE', 'IN_PERSON'] },
        { dayOfWeek: 5, from: '09:00', until: '12:00', modes: ['ONLINE', 'IN_PERSON'] },
      ],
      exceptions: [
        { date: '2026-12-10', slots: [], reason: 'Conference' },
        { date: '2026-12-25', slots: [], reason: 'Family day' },
      ],
      version: 1,
    },
  }),
  exampleOf(listSavedProviders, {
    by: 'provider',
    prepare: async ({ call }) => {
      await call(saveProvider, { params: { id: 'prv-amina-rahman' } }, 'provider');
      return {};
    },
    input: {},
    response: { items: [{ provider: drRahmanSummary, savedAt: '2026-11-24T15:00:00.000Z' }] },
  }),
  exampleOf(saveProvider, {
    input: { params: { id: 'prv-amina-rahman' } },
    response: { provider: drRahmanSummary, savedAt: '2026-11-24T15:00:00.000Z' },
  }),
  exampleOf(removeSavedProvider, {
    input: { params: { id: 'prv-grace-okafor' } },
    response: { id: 'prv-grace-okafor' },
  }),
];
