import type * as v from 'valibot';
import {
  acknowledgeFlag,
  answerMeasure,
  assignMeasure,
  getMeasure,
  getMeasureTrend,
  listMeasureDefinitions,
  listMeasureFlags,
  listMeasures,
  takeMeasure,
} from '../cloud/measures.ts';
import type { measure } from '../schemas/measure.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';

/** Layla Haddad’s PHQ-9 of two weeks ago: the last question raised a flag, and Dr. Rahman has seen to it. */
const answered: v.InferInput<typeof measure> = {
  id: 'msr-t6y2u8i4',
  instrument: 'PHQ_9',
  client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' },
  status: 'COMPLETED',
  assignedBy: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman' },
  assignedAt: '2026-11-09T15:15:00.000Z',
  dueOn: '2026-11-11',
  completedAt: '2026-11-10T17:15:00.000Z',
  answers: [2, 2, 0, 0, 0, 2, 3, 2, 1],
  difficulty: 1,
  result: { score: 12, severity: 'MODERATE', change: 1 },
  flag: {
    raisedAt: '2026-11-10T17:15:00.000Z',
    answer: 1,
    acknowledgement: {
      at: '2026-11-10T18:10:00.000Z',
      byName: 'Dr. Amina Rahman',
      notes:
        'Spoke with Layla the same afternoon. Tired of the days since the funeral; no wish to die, no plan, no means. Safety plan read together; her sister knows.',
    },
  },
};

/** Fatima Zahra Benali’s from last night: its flag is not acknowledged yet. */
const waiting = {
  id: 'msr-n3b7v1c5',
  instrument: 'PHQ_9',
  client: { id: 'usr-ikcgfb', displayName: 'Fatima Zahra Benali' },
  status: 'COMPLETED',
  assignedBy: null,
  assignedAt: '2026-11-24T03:48:00.000Z',
  dueOn: null,
  completedAt: '2026-11-24T03:48:00.000Z',
  answers: [2, 3, 2, 3, 3, 0, 1, 2, 1],
  difficulty: 2,
  result: { score: 17, severity: 'MODERATELY_SEVERE', change: 3 },
  flag: { raisedAt: '2026-11-24T03:48:00.000Z', answer: 1, acknowledgement: null },
} satisfies v.InferInput<typeof measure>;

/** Of questionnaires. */
export const careMeasureExamples: readonly AnyExample[] = [
  exampleOf(listMeasureDefinitions, {
    input: {},
    response: {
      items: [
        {
          instrument: 'GAD_7',
          name: 'GAD-7',
          about: 'Seven questions about anxiety and worry.',
          stem: 'Over the last 2 weeks, how often have you been bothered by the following problems?',
          items: [
            { number: 1, text: 'Feeling nervous, anxious or on edge', isSelfHarm: false },
            { number: 2, text: 'Not being able to stop or control worrying', isSelfHarm: false },
            { number: 3, text: 'Worrying too much about different things', isSelfHarm: false },
            { number: 4, text: 'Trouble relaxing', isSelfHarm: false },
            { number: 5, text: 'Being so restless that it is hard to sit still', isSelfHarm: false },
            { number: 6, text: 'Becoming easily annoyed or irritable', isSelfHarm: false },
            { number: 7, text: 'Feeling afraid as if something awful might happen', isSelfHarm: false },
          ],
          options: [
            { score: 0, text: 'Not at all' },
            { score: 1, text: 'Several days' },
            { score: 2, text: 'More than half the days' },
            { score: 3, text: 'Nearly every day' },
          ],
          difficulty: {
            text: 'If you checked off any problems, how difficult have these problems made it for you to do your work, take care of things at home, or get along with other people?',
            options: [
              { value: 0, text: 'Not difficult at all' },
              { value: 1, text: 'Somewhat difficult' },
              { value: 2, text: 'Very difficult' },
              { value: 3, text: 'Extremely difficult' },
            ],
          },
          maximumScore: 21,
          bands: [
            { severity: 'MINIMAL', from: 0, to: 4 },
            { severity: 'MILD', from: 5, to: 9 },
            { severity: 'MODERATE', from: 10, to: 14 },
            { severity: 'SEVERE', from: 15, to: 21 },
          ],
          source:
            'Developed by Drs. Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues. No permission required to reproduce, translate, display or distribute.',
        },
      ],
    },
  }),
  exampleOf(listMeasures, {
    input: { params: { id: 'usr-4f1c9a' }, query: { instrument: 'PHQ_9', limit: 2 } },
    response: {
      items: [
        {
          id: 'msr-cjemvbhh',
          instrument: 'PHQ_9',
          client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' },
          status: 'COMPLETED',
          assignedBy: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman' },
          assignedAt: '2026-11-16T11:20:00.000Z',
          dueOn: '2026-11-18',
          completedAt: '2026-11-17T13:20:00.000Z',
          answers: [0, 2, 2, 0, 1, 0, 1, 1, 0],
          difficulty: 1,
          result: { score: 7, severity: 'MILD', change: -5 },
          flag: null,
        },
        answered,
      ],
      total: 4,
      nextCursor: 's7ak2q7v0%202026-11-10T17%3A15%3A00.000Z%20msr-t6y2u8i4',
    },
  }),
  exampleOf(getMeasure, {
    input: { params: { id: 'msr-t6y2u8i4' } },
    response: answered,
  }),
  exampleOf(assignMeasure, {
    input: { params: { id: 'usr-8b27e0' }, body: { instrument: 'PHQ_9', dueOn: '2026-11-27' } },
    response: {
      id: 'msr-cd749c0c',
      instrument: 'PHQ_9',
      client: { id: 'usr-8b27e0', displayName: 'Noah Bergström' },
      status: 'ASSIGNED',
      assignedBy: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman' },
      assignedAt: '2026-11-24T15:00:00.000Z',
      dueOn: '2026-11-27',
      completedAt: null,
      answers: null,
      difficulty: null,
      result: null,
      flag: null,
    },
  }),
  exampleOf(answerMeasure, {
    input: { params: { id: 'msr-p9o4i2u7' }, body: { answers: [1, 1, 2, 1, 0, 1, 1], difficulty: 1 } },
    response: {
      measure: {
        id: 'msr-p9o4i2u7',
        instrument: 'GAD_7',
        client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' },
        status: 'COMPLETED',
        assignedBy: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman' },
        assignedAt: '2026-11-23T21:05:00.000Z',
        dueOn: '2026-11-27',
        completedAt: '2026-11-24T15:00:00.000Z',
        answers: [1, 1, 2, 1, 0, 1, 1],
        difficulty: 1,
        result: { score: 7, severity: 'MILD', change: -1 },
        flag: null,
      },
      opensCrisisHelp: false,
    },
  }),
  exampleOf(takeMeasure, {
    input: { body: { instrument: 'PHQ_9', answers: [1, 2, 2, 2, 1, 1, 1, 0, 1], difficulty: 1 } },
    response: {
      measure: {
        id: 'msr-59e1b4b1',
        instrument: 'PHQ_9',
        client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' },
        status: 'COMPLETED',
        assignedBy: null,
        assignedAt: '2026-11-24T15:00:00.000Z',
        dueOn: null,
        completedAt: '2026-11-24T15:00:00.000Z',
        answers: [1, 2, 2, 2, 1, 1, 1, 0, 1],
        difficulty: 1,
        result: { score: 11, severity: 'MODERATE', change: 4 },
        flag: { raisedAt: '2026-11-24T15:00:00.000Z', answer: 1, acknowledgement: null },
      },
      opensCrisisHelp: true,
    },
  }),
  exampleOf(getMeasureTrend, {
    input: { params: { id: 'usr-4f1c9a' }, query: { instrument: 'GAD_7' } },
    response: {
      instrument: 'GAD_7',
      maximumScore: 21,
      points: [
        { measureId: 'msr-quj93ku6', at: '2026-10-13T12:27:00.000Z', score: 16, severity: 'SEVERE' },
        { measureId: 'msr-f4dm5sd8', at: '2026-10-20T12:27:00.000Z', score: 14, severity: 'MODERATE' },
        { measureId: 'msr-sa74pv5e', at: '2026-10-27T12:27:00.000Z', score: 12, severity: 'MODERATE' },
        { measureId: 'msr-p2qksabq', at: '2026-11-03T13:27:00.000Z', score: 13, severity: 'MODERATE' },
        { measureId: 'msr-zqyynpms', at: '2026-11-10T13:27:00.000Z', score: 9, severity: 'MILD' },
        { measureId: 'msr-vztgfkgi', at: '2026-11-17T13:27:00.000Z', score: 8, severity: 'MILD' },
      ],
      change: -8,
      isMeaningful: true,
    },
  }),
  exampleOf(listMeasureFlags, {
    input: { query: { state: 'OPEN' } },
    response: { items: [waiting] },
  }),
  exampleOf(acknowledgeFlag, {
    input: {
      params: { id: 'msr-n3b7v1c5' },
      body: {
        notes:
          'Called Fatima at nine. Tired, ashamed of the denied claim, no plan. Her brother is with her; session moved to tomorrow.',
      },
    },
    response: {
      ...waiting,
      flag: {
        ...waiting.flag,
        acknowledgement: {
          at: '2026-11-24T15:00:00.000Z',
          byName: 'Dr. Amina Rahman',
          notes:
            'Called Fatima at nine. Tired, ashamed of the denied claim, no plan. Her brother is with her; session moved to tomorrow.',
        },
      },
    },
  }),
];
