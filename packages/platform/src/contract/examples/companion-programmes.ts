import type * as v from 'valibot';
import {
  askAssistant,
  completeStep,
  createEnrolment,
  getCheckInTrend,
  getProgramme,
  getStep,
  listCheckIns,
  listEnrolments,
  listExercises,
  listProgrammes,
  listSteps,
  putCheckIn,
  updateEnrolment,
} from '../cloud/companion.ts';
import type { checkIn } from '../schemas/check-in.ts';
import type { enrolment, programmeSummary } from '../schemas/companion.ts';
import type { stepCompletion } from '../schemas/step.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';

const zone = 'America/New_York';

const grief: v.InferInput<typeof programmeSummary> = {
  id: 'prg-am6dmi',
  title: 'Grief in company',
  summary: 'Fourteen days after a death, in your own time. With prayer or without: you choose.',
  days: 14,
  minutesADay: 10,
  themes: ['GRIEF', 'FAMILY', 'FAITH_QUESTIONS'],
  tracks: ['SECULAR', 'ISLAMIC'],
  language: 'en',
  requires: [],
  author: { displayName: 'Dr. Amina Rahman', credential: 'Licensed Psychologist', providerId: 'prv-amina-rahman' },
};

const presentation: v.InferInput<typeof programmeSummary> = {
  id: 'prg-2wv9ti',
  title: 'Before the presentation',
  summary: 'Ten days for people who have to speak and lie awake over it.',
  days: 10,
  minutesADay: 10,
  themes: ['ANXIETY', 'WORK_STRESS', 'SLEEP'],
  tracks: ['SECULAR', 'ISLAMIC'],
  language: 'en',
  requires: [],
  author: {
    displayName: 'Oliver Tanaka-Reid',
    credential: 'Licensed Mental Health Counselor',
    providerId: 'prv-oliver-tanaka-reid',
  },
};

const laylasGrief: v.InferInput<typeof enrolment> = {
  programme: grief,
  track: 'ISLAMIC',
  status: 'ACTIVE',
  round: 1,
  enrolledAt: '2026-11-13T02:18:00.000Z',
  pausedAt: null,
  finishedAt: null,
  progress: {
    stepsDone: 11,
    stepsTotal: 14,
    nextDay: 12,
    nextOpensOn: '2026-11-24',
    lastStepOn: '2026-11-23',
    inARow: 11,
    encouragement: 'STEADY',
  },
};

const eleventh: v.InferInput<typeof stepCompletion> = {
  programmeId: 'prg-am6dmi',
  round: 1,
  day: 11,
  title: 'What they gave you',
  completedAt: '2026-11-24T02:30:00.000Z',
  on: '2026-11-23',
  reflection: 'Towels, queues, yalla.',
};

const twelfth: v.InferInput<typeof stepCompletion> = {
  programmeId: 'prg-am6dmi',
  round: 1,
  day: 12,
  title: 'The others who miss them',
  completedAt: '2026-11-24T15:00:00.000Z',
  on: '2026-11-24',
  reflection: 'To my uncle. He dried every glass twice.',
};

const today: v.InferInput<typeof checkIn> = {
  id: 'chk-7d0f4c52-9a51-4c6e-9d2b-0b8c0a6f1e34',
  on: '2026-11-24',
  timeZone: zone,
  mood: 3,
  energy: 3,
  sleep: 2,
  feelings: ['ANXIOUS', 'HOPEFUL'],
  tags: ['WORK'],
  note: 'Cold hands, three sentences.',
  createdAt: '2026-11-24T15:00:00.000Z',
  updatedAt: '2026-11-24T15:00:00.000Z',
};

export const programmeExamples: readonly AnyExample[] = [
  exampleOf(listProgrammes, {
    input: { query: { theme: ['GRIEF', 'ANXIETY'], track: 'ISLAMIC', maxDays: 14 } },
    response: { items: [grief, presentation] },
  }),
  exampleOf(getProgramme, {
    input: { params: { id: 'prg-2wv9ti' } },
    response: {
      ...presentation,
      about: [
        'Begin ten days before the date, or whenever the nights begin.',
        'You will not get rid of the fear. You will know its ways, and it will know yours.',
      ],
      outline: [
        { day: 1, title: 'What exactly are you afraid of?', minutes: 10 },
        { day: 2, title: 'Your heart is on your side', minutes: 8 },
        { day: 3, title: 'Three sentences that carry everything', minutes: 12 },
      ],
    },
  }),
  exampleOf(listEnrolments, { input: { query: { status: 'ACTIVE' } }, response: { items: [laylasGrief] } }),
  exampleOf(createEnrolment, {
    input: { body: { programmeId: 'prg-2wv9ti', track: 'SECULAR', timeZone: zone } },
    response: {
      programme: presentation,
      track: 'SECULAR',
      status: 'ACTIVE',
      round: 1,
      enrolledAt: '2026-11-24T15:00:00.000Z',
      pausedAt: null,
      finishedAt: null,
      progress: {
        stepsDone: 0,
        stepsTotal: 10,
        nextDay: 1,
        nextOpensOn: '2026-11-24',
        lastStepOn: null,
        inARow: null,
        encouragement: 'FIRST_STEP',
      },
    },
  }),
  exampleOf(updateEnrolment, {
    input: { params: { id: 'prg-am6dmi' }, body: { status: 'PAUSED' } },
    response: {
      ...laylasGrief,
      status: 'PAUSED',
      pausedAt: '2026-11-24T15:00:00.000Z',
      progress: { ...laylasGrief.progress, encouragement: 'RESTING' },
    },
  }),
  exampleOf(listSteps, { input: { params: { id: 'prg-am6dmi' } }, response: { items: [eleventh] } }),
  exampleOf(getStep, {
    input: { params: { id: 'prg-am6dmi', day: 'today' } },
    response: {
      step: {
        programmeId: 'prg-am6dmi',
        day: 12,
        title: 'The others who miss them',
        minutes: 12,
        blocks: [
          {
            kind: 'READING',
            heading: null,
            paragraphs: [
              'In one family everyone grieves in a different tempo.',
              'Write to one of them today. Not about arrangements. One line: “I thought of her today because …”',
            ],
          },
          { kind: 'QUESTION', question: 'To whom will you write, and what?', hint: null },
        ],
      },
      completion: null,
      enrolment: laylasGrief,
    },
  }),
  exampleOf(completeStep, {
    input: {
      params: { id: 'prg-am6dmi', day: '12' },
      body: { reflection: 'To my uncle. He dried every glass twice.' },
    },
    response: {
      completion: twelfth,
      crisisHelp: false,
      enrolment: {
        ...laylasGrief,
        progress: {
          stepsDone: 12,
          stepsTotal: 14,
          nextDay: 13,
          nextOpensOn: '2026-11-25',
          lastStepOn: '2026-11-24',
          inARow: 12,
          encouragement: 'NEARLY_THERE',
        },
      },
    },
  }),
  exampleOf(listExercises, {
    input: { query: { kind: 'BREATHING', language: 'en' } },
    response: {
      items: [
        {
          id: 'long-breath',
          title: 'The long breath',
          summary: 'Out longer than in. The quickest way to tell the body that it is safe.',
          minutes: 2,
          language: 'en',
          exercise: {
            kind: 'BREATHING',
            title: 'The long breath',
            pattern: { inSeconds: 4, holdSeconds: 0, outSeconds: 6, restSeconds: 0 },
            rounds: 10,
            inWords: [
              'Breathe in through the nose and count slowly to 4.',
              'Let the breath go and count to 6, as if through a straw.',
            ],
          },
        },
      ],
    },
  }),
  exampleOf(putCheckIn, {
    input: {
      body: {
        mood: 3,
        energy: 3,
        sleep: 2,
        feelings: ['ANXIOUS', 'HOPEFUL'],
        tags: ['WORK'],
        note: 'Cold hands, three sentences.',
        timeZone: zone,
      },
    },
    response: { checkIn: today, crisisHelp: false },
  }),
  exampleOf(listCheckIns, {
    input: { query: { from: '2026-11-01', to: '2026-11-24' } },
    response: {
      items: [
        {
          ...today,
          id: 'chk-arr92nnyub',
          on: '2026-11-23',
          mood: 4,
          energy: 4,
          sleep: 4,
          feelings: ['CALM'],
          tags: ['FAMILY'],
          note: 'Towels and yalla.',
          createdAt: '2026-11-24T02:15:00.000Z',
          updatedAt: '2026-11-24T02:15:00.000Z',
        },
      ],
    },
  }),
  exampleOf(getCheckInTrend, {
    input: { query: { timeZone: zone, weeks: 3 } },
    response: {
      weeks: [
        {
          startsOn: '2026-11-09',
          days: 5,
          mood: 3.4,
          energy: 3.2,
          sleep: 3.4,
          feelings: ['GRATEFUL', 'CONNECTED', 'ANXIOUS'],
        },
        {
          startsOn: '2026-11-16',
          days: 7,
          mood: 3.3,
          energy: 3.1,
          sleep: 3.3,
          feelings: ['TIRED', 'CONNECTED', 'GRATEFUL'],
        },
        { startsOn: '2026-11-23', days: 1, mood: 4, energy: 4, sleep: 4, feelings: ['CALM'] },
      ],
      mood: 'RISING',
      energy: 'RISING',
      sleep: 'RISING',
      lighterWith: ['FAITH', 'FAMILY'],
      heavierWith: [],
    },
  }),
  exampleOf(askAssistant, {
    input: {
      body: {
        turns: [{ author: 'PERSON', text: 'I lie awake and go through the presentation again and again.' }],
        language: 'en',
      },
    },
    response: {
      crisisHelp: false,
      text: 'Lying awake is lonely. If it has been longer than about twenty minutes, get up, sit in low light, and go back to bed when you’re sleepy. What’s going through your head, in five words?',
      disclosure:
        'I’m a program, not a person. I can’t give medical care, and no one is reading along. In an emergency, call your local emergency number.',
      suggestions: [{ kind: 'EXERCISE', id: 'sleep-breath', title: 'For four in the morning' }],
    },
  }),
];
