import type * as v from 'valibot';
import {
  createJournalEntry,
  deleteJournalEntry,
  getJournalEntry,
  listJournal,
  listJournalPrompts,
  listSharedEntries,
  shareJournalEntry,
  updateJournalEntry,
} from '../cloud/journal.ts';
import type { journalEntry } from '../schemas/journal.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';

const parking: v.InferInput<typeof journalEntry> = {
  id: 'jrn-v65nw8t9ak',
  title: 'The parking story',
  tags: ['teta', 'good'],
  promptId: null,
  step: { programmeId: 'prg-am6dmi', day: 4 },
  isFavourite: true,
  sharedWith: [],
  body: 'She never learned to park. She drove up to where she wanted to be, got out, and gave the key to the nearest young man as if he worked there. In thirty years no one said no. One of them came to the funeral.',
  createdAt: '2026-11-16T03:10:00.000Z',
  updatedAt: '2026-11-16T03:10:00.000Z',
  version: 1,
};
const { body, ...withoutBody } = parking;

const uncle: v.InferInput<typeof journalEntry> = {
  id: 'jrn-5b1c2f0e-3d4a-4f6b-8a2c-6f1d0e9b7c35',
  title: 'My uncle',
  tags: ['teta'],
  promptId: 'today-carried',
  step: null,
  isFavourite: false,
  sharedWith: [],
  body: 'I wrote him one line. He answered with a photograph of the glasses.',
  createdAt: '2026-11-24T15:00:00.000Z',
  updatedAt: '2026-11-24T15:00:00.000Z',
  version: 1,
};

const sentences: v.InferInput<typeof journalEntry> = {
  ...uncle,
  id: 'jrn-x3hrvjdip9',
  title: 'Three sentences',
  tags: ['work'],
  promptId: null,
  body: 'One: we lose people between the second and the third call. Two: it is not their fault. Three: give us two more weeks and we will ask them why.',
  createdAt: '2026-11-23T03:25:00.000Z',
  updatedAt: '2026-11-23T03:25:00.000Z',
};

export const journalExamples: readonly AnyExample[] = [
  exampleOf(listJournal, {
    input: { query: { tag: 'teta', favourite: true, limit: 20 } },
    response: { items: [{ ...withoutBody, excerpt: `${body.slice(0, 200)}…` }], total: 1, nextCursor: null },
  }),
  exampleOf(createJournalEntry, {
    input: {
      body: {
        title: uncle.title,
        body: uncle.body,
        tags: uncle.tags,
        promptId: uncle.promptId,
        step: null,
        isFavourite: false,
      },
    },
    response: { entry: uncle, crisisHelp: false },
  }),
  exampleOf(getJournalEntry, { input: { params: { id: 'jrn-v65nw8t9ak' } }, response: parking }),
  exampleOf(updateJournalEntry, {
    input: { params: { id: 'jrn-v65nw8t9ak' }, body: { version: 1, tags: ['teta', 'good', 'cars'] } },
    response: {
      entry: { ...parking, tags: ['teta', 'good', 'cars'], updatedAt: '2026-11-24T15:00:00.000Z', version: 2 },
      crisisHelp: false,
    },
  }),
  exampleOf(deleteJournalEntry, { input: { params: { id: 'jrn-r5viydusjf' } }, response: { id: 'jrn-r5viydusjf' } }),
  exampleOf(listJournalPrompts, {
    input: { query: { theme: 'GRIEF', language: 'en' } },
    response: {
      items: [
        {
          id: 'letter-to-the-dead',
          text: 'Write to someone who has died about something that happened this week.',
          themes: ['GRIEF'],
          language: 'en',
        },
      ],
    },
  }),
  exampleOf(shareJournalEntry, {
    input: { params: { id: 'jrn-x3hrvjdip9' }, body: { providerId: 'prv-amina-rahman', shared: true } },
    response: {
      ...sentences,
      sharedWith: [
        { providerId: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman', sharedAt: '2026-11-24T15:00:00.000Z' },
      ],
    },
  }),
  exampleOf(listSharedEntries, {
    input: { query: { clientId: 'usr-4f1c9a' } },
    response: {
      items: [
        {
          id: 'jrn-i3yz4eu2ik',
          title: 'The elevator',
          body: 'Sixth floor, two people in it whom I know from the canteen. At the third my chest closed.',
          tags: ['work', 'fear'],
          client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' },
          sharedAt: '2026-10-10T03:15:00.000Z',
          createdAt: '2026-10-10T02:40:00.000Z',
          updatedAt: '2026-10-10T02:40:00.000Z',
        },
      ],
      total: 1,
      nextCursor: null,
    },
  }),
];
