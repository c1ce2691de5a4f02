import type * as v from 'valibot';
import type { sessionNote } from '../schemas/note.ts';
import { createSessionNote, listSessionNotes, signSessionNote, updateSessionNote } from '../v1/session-notes.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';

type Sections = v.InferInput<typeof sessionNote>['sections'];

/** What Dr. Rahman has written of last week’s session so far. */
const observed: Sections = [
  {
    key: 'SUBJECTIVE',
    text: 'Quarrel with the brother at the weekend; felt “twelve years old again”. Still went to work on Monday.',
  },
  { key: 'OBJECTIVE', text: 'Tense posture, good eye contact. Able to name three feelings without prompting.' },
  { key: 'ASSESSMENT', text: 'Family conflict with old patterns; coping is better than in spring.' },
];

/** The same with what is to come of it. */
const complete: Sections = [
  ...observed,
  { key: 'PLAN', text: 'Two stops on the train with a friend, twice before next Tuesday. Breathing before boarding.' },
];

/** What a provider confirms by signing. */
const confirmation = {
  name: 'Dr. Amina Rahman',
  statement: 'I have written this note and confirm that it is complete and true to the best of my knowledge.',
};

/** The note of last week’s session: the plan is still to be written. */
const draft: v.InferInput<typeof sessionNote> = {
  id: 'nte-6t2w9d',
  appointmentId: 'apt-w3f7b2y6',
  client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' },
  authorName: 'Dr. Amina Rahman',
  template: 'SOAP',
  sections: [...observed, { key: 'PLAN', text: '' }],
  status: 'DRAFT',
  signature: null,
  amendments: [],
  sessionStartedAt: '2026-11-17T19:33:17.000Z',
  createdAt: '2026-11-17T20:16:41.000Z',
  updatedAt: '2026-11-17T20:16:41.000Z',
  version: 2,
};

export const sessionNoteExamples: readonly AnyExample[] = [
  exampleOf(createSessionNote, {
    input: {
      body: {
        appointmentId: 'apt-y4k9h7r1',
        template: 'SOAP',
        sections: [
          {
            key: 'SUBJECTIVE',
            text: 'Slept through three nights of five. Two panic attacks, both on the way to work.',
          },
        ],
      },
    },
    response: {
      id: 'nte-c2b33793',
      appointmentId: 'apt-y4k9h7r1',
      client: { id: 'usr-4kewcj', displayName: 'Konstantina Papadopoulos-Christodoulou' },
      authorName: 'Dr. Amina Rahman',
      template: 'SOAP',
      sections: [
        { key: 'SUBJECTIVE', text: 'Slept through three nights of five. Two panic attacks, both on the way to work.' },
        { key: 'OBJECTIVE', text: '' },
        { key: 'ASSESSMENT', text: '' },
        { key: 'PLAN', text: '' },
      ],
      status: 'DRAFT',
      signature: null,
      amendments: [],
      sessionStartedAt: '2026-11-23T21:33:17.000Z',
      createdAt: '2026-11-24T15:00:00.000Z',
      updatedAt: '2026-11-24T15:00:00.000Z',
      version: 1,
    },
  }),
  exampleOf(updateSessionNote, {
    input: { params: { id: 'nte-6t2w9d' }, body: { version: 2, sections: complete } },
    response: { ...draft, sections: complete, updatedAt: '2026-11-24T15:00:00.000Z', version: 3 },
  }),
  exampleOf(signSessionNote, {
    input: { params: { id: 'nte-6t2w9d' }, body: { signature: { ...confirmation, version: 2 } } },
    response: {
      ...draft,
      status: 'SIGNED',
      signature: { ...confirmation, signedAt: '2026-11-24T15:00:00.000Z' },
      updatedAt: '2026-11-24T15:00:00.000Z',
      version: 3,
    },
  }),
  exampleOf(listSessionNotes, {
    input: { query: { clientId: 'usr-4f1c9a' } },
    response: {
      items: [
        draft,
        {
          id: 'nte-3m8x5k',
          appointmentId: 'apt-c9s4k1g8',
          client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' },
          authorName: 'Dr. Amina Rahman',
          template: 'SOAP',
          sections: [
            {
              key: 'SUBJECTIVE',
              text: 'Reports two panic attacks this week, both in elevators. Slept five to six hours. Used the breathing exercise in one of them and could stay.',
            },
            {
              key: 'OBJECTIVE',
              text: 'Oriented, cooperative, speech quick at first and calmer after ten minutes. No thoughts of self-harm on asking.',
            },
            { key: 'ASSESSMENT', text: 'Panic disorder, improving. Avoidance is narrowing.' },
            {
              key: 'PLAN',
              text: 'One elevator ride a day with a companion until the next session. Sleep diary continues.',
            },
          ],
          status: 'AMENDED',
          signature: { ...confirmation, signedAt: '2026-11-10T20:46:41.000Z' },
          amendments: [
            {
              id: 'amd-1',
              text: 'Addition: the family doctor has known of the attacks since September.',
              authorName: 'Dr. Amina Rahman',
              createdAt: '2026-11-11T22:46:41.000Z',
            },
          ],
          sessionStartedAt: '2026-11-10T19:30:17.000Z',
          createdAt: '2026-11-10T20:21:41.000Z',
          updatedAt: '2026-11-11T22:46:41.000Z',
          version: 4,
        },
      ],
    },
  }),
];
