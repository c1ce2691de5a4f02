/** For the stories of the companion; nothing of the product imports it. */
import type { InferInput, getJournalEntry, getStep, listEnrolments, listExercises } from '@sakina/platform/contract';

/** Programmes of the seed: Layla is at the twelfth of fourteen days of the first, and not in the second. */
export const GRIEF = 'prg-am6dmi';
export const PRESENTATION = 'prg-2wv9ti';

type EnrolmentInput = InferInput<(typeof listEnrolments)['response']>['items'][number];

/** Someone’s way through the seven days of Breathing room, as a story wants it. */
export function wayOf(
  progress: Partial<EnrolmentInput['progress']> = {},
  change: Partial<EnrolmentInput> = {},
): EnrolmentInput {
  return {
    programme: {
      id: 'prg-story',
      title: 'Breathing room',
      summary: 'Seven small exercises for people who have no time.',
      days: 7,
      minutesADay: 6,
      themes: ['ANXIETY'],
      tracks: ['SECULAR'],
      language: 'en',
      requires: [],
      author: {
        displayName: 'Hannah Kim',
        credential: 'Licensed Clinical Social Worker',
        providerId: 'prv-hannah-kim',
      },
    },
    track: 'SECULAR',
    status: 'ACTIVE',
    round: 1,
    enrolledAt: '2026-11-10T15:00:00.000Z',
    pausedAt: null,
    finishedAt: null,
    ...change,
    progress: {
      stepsDone: 4,
      stepsTotal: 7,
      nextDay: 5,
      nextOpensOn: '2026-11-24',
      lastStepOn: '2026-11-23',
      inARow: null,
      encouragement: 'ON_THE_WAY',
      ...progress,
    },
  };
}

type StepInput = InferInput<(typeof getStep)['response']>;

/** The fifth step of that way, as a story wants it. */
export function stepOf(
  change: Partial<StepInput['step']> = {},
  status: EnrolmentInput['status'] = 'ACTIVE',
): StepInput {
  const blocks: StepInput['step']['blocks'] = [
    { kind: 'READING', heading: null, paragraphs: ['Sit as you like. Nothing has to happen.'] },
    { kind: 'QUESTION', question: 'What did you notice?', hint: null },
  ];
  return {
    step: { programmeId: 'prg-story', day: 5, title: 'On the stairs', minutes: 6, blocks, ...change },
    completion: null,
    enrolment: wayOf({}, { status }),
  };
}

type ExerciseInput = InferInput<(typeof listExercises)['response']>['items'][number];

/** Two breaths of two seconds, so that a story can wait for the end. */
export const shortBreath: ExerciseInput = {
  id: 'short-breath',
  title: 'Two short breaths',
  summary: 'In and out, twice.',
  minutes: 1,
  language: 'en',
  exercise: {
    kind: 'BREATHING',
    title: 'Two short breaths',
    rounds: 2,
    pattern: { inSeconds: 1, holdSeconds: 0, outSeconds: 1, restSeconds: 0 },
    inWords: ['Breathe in, breathe out, twice.'],
  },
};

type EntryInput = InferInput<(typeof getJournalEntry)['response']>;

/** An entry that Dr. Rahman may read, as a story wants it. */
export function entryOf(change: Partial<EntryInput> = {}): EntryInput {
  return {
    id: 'jrn-story',
    title: 'The elevator',
    body: 'Sixth floor. At the third my chest closed.',
    tags: ['work', 'fear'],
    promptId: null,
    step: null,
    isFavourite: false,
    sharedWith: [
      { providerId: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman', sharedAt: '2026-10-10T03:00:00.000Z' },
    ],
    createdAt: '2026-10-10T02:40:00.000Z',
    updatedAt: '2026-10-10T02:40:00.000Z',
    version: 3,
    ...change,
  };
}
