import type * as v from 'valibot';
import {
  createBroadcast,
  endBroadcast,
  getBroadcast,
  listBroadcasts,
  updateBroadcast,
  watchBroadcast,
} from '../cloud/broadcasts.ts';
import type { broadcast } from '../schemas/group-session.ts';
import { startBroadcast } from '../v1/group-sessions.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';

/** Dr. Rahman’s talk of today, before it begins. */
const onTheTrain: v.InferInput<typeof broadcast> = {
  id: 'brc-k5s2n8w6',
  version: 1,
  title: 'Panic on the train: ten minutes that help',
  description:
    'What the body does, why it stops by itself, and three things to do between two stations. Questions at the end, without names.',
  host: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman', kind: 'THERAPIST' },
  language: 'en',
  startsAt: '2026-11-24T17:40:00.000Z',
  durationMinutes: 30,
  timeZone: 'America/New_York',
  status: 'SCHEDULED',
  startedAt: null,
  endedAt: null,
  viewerCount: 0,
  peakViewerCount: 0,
  roomName: 'tgzfwcc3s87qzcwqggvw',
};

/** Imam Yusuf Demir’s, which is on the air. */
const patience: v.InferInput<typeof broadcast> = {
  id: 'brc-f9j4x7m3',
  version: 1,
  title: 'Patience is not silence',
  description: 'A talk on sabr in illness: the Prophet Ayyub complained, and was called patient. Then your questions.',
  host: { id: 'prv-yusuf-demir', displayName: 'Imam Yusuf Demir', kind: 'IMAM' },
  language: 'en',
  startsAt: '2026-11-24T14:38:00.000Z',
  durationMinutes: 45,
  timeZone: 'Europe/Istanbul',
  status: 'LIVE',
  startedAt: '2026-11-24T14:39:00.000Z',
  endedAt: null,
  viewerCount: 148,
  peakViewerCount: 171,
  roomName: '4iudpgapitm4vuvm9rnb',
};

export const broadcastExamples: readonly AnyExample[] = [
  exampleOf(startBroadcast, {
    input: { params: { id: 'brc-k5s2n8w6' } },
    response: { ...onTheTrain, status: 'LIVE', startedAt: '2026-11-24T15:00:00.000Z' },
  }),
  exampleOf(updateBroadcast, {
    input: {
      params: { id: 'brc-k5s2n8w6' },
      body: {
        version: 1,
        title: onTheTrain.title,
        description: onTheTrain.description,
        language: 'en',
        startsAt: '2026-11-24T18:10:00.000Z',
        durationMinutes: 20,
      },
    },
    response: { ...onTheTrain, version: 2, startsAt: '2026-11-24T18:10:00.000Z', durationMinutes: 20 },
  }),
  exampleOf(listBroadcasts, {
    input: { query: { status: 'SCHEDULED' } },
    response: {
      items: [
        onTheTrain,
        {
          id: 'brc-u4y9o6p3',
          version: 1,
          title: 'Not only the blues: mood after birth',
          description: 'How to tell tiredness from depression, and whom to call on a Sunday.',
          host: { id: 'prv-mariam-el-sayed', displayName: 'Dr. Mariam El-Sayed', kind: 'THERAPIST' },
          language: 'en',
          startsAt: '2026-11-29T02:30:00.000Z',
          durationMinutes: 40,
          timeZone: 'America/Chicago',
          status: 'SCHEDULED',
          startedAt: null,
          endedAt: null,
          viewerCount: 0,
          peakViewerCount: 0,
          roomName: '5zngfg2ge8dpc24xnnfy',
        },
      ],
    },
  }),
  exampleOf(getBroadcast, {
    input: { params: { id: 'brc-f9j4x7m3' } },
    response: patience,
  }),
  exampleOf(createBroadcast, {
    input: {
      body: {
        title: 'Holidays with an empty chair',
        description: 'How to sit at a table where someone is missing. Fifteen minutes of talk, then questions.',
        language: 'en',
        startsAt: '2026-12-20T17:00:00-05:00',
        durationMinutes: 40,
      },
    },
    response: {
      id: 'brc-fec66db51d',
      version: 1,
      title: 'Holidays with an empty chair',
      description: 'How to sit at a table where someone is missing. Fifteen minutes of talk, then questions.',
      host: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman', kind: 'THERAPIST' },
      language: 'en',
      startsAt: '2026-12-20T22:00:00.000Z',
      durationMinutes: 40,
      timeZone: 'America/New_York',
      status: 'SCHEDULED',
      startedAt: null,
      endedAt: null,
      viewerCount: 0,
      peakViewerCount: 0,
      roomName: '449808f4bd42421fa442',
    },
  }),
  exampleOf(endBroadcast, {
    input: { params: { id: 'brc-b8g3r5c7' } },
    response: {
      id: 'brc-b8g3r5c7',
      version: 1,
      title: 'Sleep after a loss · النوم بعد الفقد',
      description: 'In Arabic. Why nights are the hardest, and what a bed is for.',
      host: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman', kind: 'THERAPIST' },
      language: 'ar',
      startsAt: '2026-12-03T17:40:00.000Z',
      durationMinutes: 30,
      timeZone: 'America/New_York',
      status: 'CANCELLED',
      startedAt: null,
      endedAt: null,
      viewerCount: 0,
      peakViewerCount: 0,
      roomName: '5wxhv75aukdpa8v78j3f',
    },
  }),
  exampleOf(watchBroadcast, {
    input: { params: { id: 'brc-f9j4x7m3' }, body: { presence: 'WATCHING' } },
    response: { ...patience, viewerCount: 149 },
  }),
];
