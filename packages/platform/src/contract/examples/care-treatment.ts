import type * as v from 'valibot';
import {
  answerPlanVersion,
  getTreatmentPlan,
  listAllTreatmentPlans,
  listOwnTreatmentPlans,
  listPlanVersions,
  listTreatmentPlans,
  sendPlanVersion,
} from '../cloud/treatment-plans.ts';
import type { goalContent, planContent, planVersion, treatmentGoal } from '../schemas/treatment.ts';
import { dischargeClient, updateClient } from '../v1/client-record.ts';
import { createTreatmentPlan, recordGoalProgress, updateTreatmentPlan } from '../v1/treatment.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';

/** Why and how Dr. Rahman discharges a client who never attended. */
const lostContact = {
  reason: 'LOST_CONTACT' as const,
  summary:
    'Booked once and did not come; two messages and a letter went unanswered. No risk was known. Welcome back at any time.',
};

/** What a new plan says of a client, beside its one goal. */
const carryingLess: v.InferInput<typeof planContent> = {
  title: 'Carrying less alone',
  problem: 'Low mood on most days for more than two years, with withdrawal since hours at work were cut.',
  clientSummary: 'I want to laugh with my nephews again.',
  diagnoses: [{ code: 'F34.1', description: 'Dysthymic disorder' }],
  reviewOn: '2027-01-12',
};

/** The goal as it is written; its progress comes with the answer. */
const getUp: v.InferInput<typeof goalContent> = {
  statement: 'Reduce depressive symptoms to the mild range.',
  clientStatement: 'Get up because I want to.',
  measure: { instrument: 'PHQ_9', name: 'PHQ-9', baseline: 17, target: 9 },
  targetOn: '2027-02-16',
  objectives: [{ text: 'Lunch with Karim on Sundays', isDone: false }],
  interventions: ['Behavioral activation'],
};

/** Noah Bergström’s plan as it was sent to him. */
const sentSleep: v.InferInput<typeof planVersion> = {
  planId: 'pln-h2j6k8l3',
  number: 1,
  title: 'Sleep after night shifts',
  problem: 'Sleep broken after rotating night shifts, with worry about staying awake on the ward.',
  clientSummary: 'I want to sleep after a night and not be afraid of the next one.',
  goals: [
    {
      id: 'gol-d9f3g7h5',
      statement: 'Consolidate sleep after night shifts by stimulus control and sleep restriction.',
      clientStatement: 'Six hours of sleep after a night shift.',
    },
  ],
  reviewOn: '2026-12-23',
  sentAt: '2026-11-11T17:10:00.000Z',
  answer: null,
  answeredAt: null,
  words: null,
};

/** Noah Bergström’s goal, before the progress of today. */
const sleepLonger: v.InferInput<typeof treatmentGoal> = {
  statement: 'Consolidate sleep after night shifts by stimulus control and sleep restriction.',
  clientStatement: 'Six hours of sleep after a night shift.',
  measure: { instrument: null, name: 'Hours of sleep after a night', baseline: 3.5, target: 6 },
  targetOn: '2026-12-23',
  objectives: [
    { text: 'Sunglasses on the way home', isDone: true },
    { text: 'The same half hour before bed', isDone: true },
    { text: 'Nap of twenty minutes before the first night', isDone: false },
  ],
  interventions: ['CBT-I adapted to shift work', 'Sleep diary'],
  id: 'gol-d9f3g7h5',
  status: 'ACTIVE',
  progress: 30,
  history: [
    {
      at: '2026-11-11T20:40:00.000Z',
      authorName: 'Dr. Amina Rahman',
      progress: 0,
      notes: 'Diary explained. 3.5 hours on average.',
    },
    {
      at: '2026-11-18T20:40:00.000Z',
      authorName: 'Dr. Amina Rahman',
      progress: 30,
      notes: '4.5 hours after two of three nights.',
    },
  ],
};

/** Of clients’ records and treatment plans. */
export const careTreatmentExamples: readonly AnyExample[] = [
  exampleOf(updateClient, {
    input: {
      params: { id: 'usr-4f1c9a' },
      body: { version: 3, phone: '+1 718 555 0149', tags: ['Evenings', 'Exposure'] },
    },
    response: {
      preferredName: null,
      pronouns: 'she/her',
      phone: '+1 718 555 0149',
      emergencyContact: { name: 'Rania Haddad', relationship: 'Sister', phone: '+1 718 555 0177' },
      language: 'en',
      tags: ['Evenings', 'Exposure'],
      risk: null,
      id: 'usr-4f1c9a',
      displayName: 'Layla Haddad',
      email: 'patient@demo.test',
      status: 'ACTIVE',
      since: '2026-09-27',
      lastSessionAt: '2026-11-17T19:30:00.000Z',
      nextSessionAt: '2026-11-24T15:30:00.000Z',
      sessionCount: 7,
      unsignedNotes: 1,
      openFlags: 0,
      coverage: { insurer: 'AETNA', planName: 'Aetna Open Choice PPO', memberIdEnding: '8837' },
      discharge: null,
      version: 4,
    },
  }),
  exampleOf(dischargeClient, {
    input: { params: { id: 'usr-6ssv6v' }, body: lostContact },
    response: {
      preferredName: null,
      pronouns: null,
      phone: null,
      emergencyContact: null,
      language: null,
      tags: [],
      risk: null,
      id: 'usr-6ssv6v',
      displayName: 'Liam O’Connell',
      email: 'liam.6ss@demo.test',
      status: 'DISCHARGED',
      since: '2026-11-01',
      lastSessionAt: null,
      nextSessionAt: null,
      sessionCount: 0,
      unsignedNotes: 0,
      openFlags: 0,
      coverage: null,
      discharge: { ...lostContact, referral: null, at: '2026-11-24T15:00:00.000Z', byName: 'Dr. Amina Rahman' },
      version: 2,
    },
  }),
  exampleOf(createTreatmentPlan, {
    input: { body: { clientId: 'usr-ikcgfb', status: 'ACTIVE', ...carryingLess, goals: [getUp] } },
    response: {
      ...carryingLess,
      id: 'pln-d518ce78',
      providerId: 'prv-amina-rahman',
      authorName: 'Dr. Amina Rahman',
      client: { id: 'usr-ikcgfb', displayName: 'Fatima Zahra Benali' },
      kind: 'CLINICAL',
      status: 'ACTIVE',
      goals: [{ ...getUp, id: 'gol-79cdd961', status: 'ACTIVE', progress: 0, history: [] }],
      startedAt: '2026-11-24T15:00:00.000Z',
      endedAt: null,
      endReason: null,
      createdAt: '2026-11-24T15:00:00.000Z',
      updatedAt: '2026-11-24T15:00:00.000Z',
      version: 1,
    },
  }),
  exampleOf(updateTreatmentPlan, {
    input: {
      params: { id: 'pln-k7l2m5n8' },
      body: { version: 1, title: 'The two of us, again', reviewOn: '2026-12-18' },
    },
    response: {
      title: 'The two of us, again',
      problem:
        'Distance in the marriage after two years of weekends apart. To be agreed with both in the couples session.',
      clientSummary: 'We want to talk again about more than appointments.',
      diagnoses: [],
      reviewOn: '2026-12-18',
      id: 'pln-k7l2m5n8',
      providerId: 'prv-amina-rahman',
      authorName: 'Dr. Amina Rahman',
      client: { id: 'usr-4kewcj', displayName: 'Konstantina Papadopoulos-Christodoulou' },
      kind: 'CLINICAL',
      status: 'DRAFT',
      goals: [],
      startedAt: null,
      endedAt: null,
      endReason: null,
      createdAt: '2026-11-16T17:10:00.000Z',
      updatedAt: '2026-11-24T15:00:00.000Z',
      version: 2,
    },
  }),
  exampleOf(recordGoalProgress, {
    input: {
      params: { id: 'gol-d9f3g7h5' },
      body: { progress: 45, notes: 'Five hours after two of three nights; the nap helped.' },
    },
    response: {
      ...sleepLonger,
      progress: 45,
      history: [
        ...sleepLonger.history,
        {
          at: '2026-11-24T15:00:00.000Z',
          authorName: 'Dr. Amina Rahman',
          progress: 45,
          notes: 'Five hours after two of three nights; the nap helped.',
        },
      ],
    },
  }),
  exampleOf(listTreatmentPlans, {
    input: { params: { id: 'usr-8b27e0' } },
    response: {
      items: [
        {
          title: 'Sleep after night shifts',
          problem:
            'Insomnia with shift work: three to four hours after nights, rumination about patients, irritability on the ward.',
          clientSummary: 'I want to come home in the morning and sleep, and not carry the ward with me.',
          diagnoses: [
            { code: 'F51.01', description: 'Primary insomnia' },
            { code: 'Z56.6', description: 'Other physical and mental strain related to work' },
          ],
          reviewOn: '2026-12-23',
          id: 'pln-h2j6k8l3',
          providerId: 'prv-amina-rahman',
          authorName: 'Dr. Amina Rahman',
          client: { id: 'usr-8b27e0', displayName: 'Noah Bergström' },
          kind: 'CLINICAL',
          status: 'ACTIVE',
          goals: [
            sleepLonger,
            {
              statement: 'Separate work from rest by a closing ritual.',
              clientStatement: 'Leave the ward at the ward.',
              measure: null,
              targetOn: '2026-12-09',
              objectives: [
                { text: 'Write three lines in the locker room', isDone: true },
                { text: 'Call no one from work before noon', isDone: false },
              ],
              interventions: ['Closing ritual', 'Defusion'],
              id: 'gol-azc7ay5u',
              status: 'ACTIVE',
              progress: 40,
              history: [
                {
                  at: '2026-11-18T20:40:00.000Z',
                  authorName: 'Dr. Amina Rahman',
                  progress: 40,
                  notes: 'Writes the three lines; says that it feels silly and helps.',
                },
              ],
            },
          ],
          startedAt: '2026-11-11T17:10:00.000Z',
          endedAt: null,
          endReason: null,
          createdAt: '2026-11-11T17:10:00.000Z',
          updatedAt: '2026-11-18T20:40:00.000Z',
          version: 4,
        },
      ],
    },
  }),
  exampleOf(getTreatmentPlan, {
    input: { params: { id: 'pln-x1c4v7b2' } },
    response: {
      title: 'Speaking before others',
      problem: 'Fear of speaking before others, with avoidance of meetings since a promotion.',
      clientSummary: 'I want to present my own work without my voice giving way.',
      diagnoses: [{ code: 'F40.11', description: 'Social phobia, generalized' }],
      reviewOn: null,
      id: 'pln-x1c4v7b2',
      providerId: 'prv-amina-rahman',
      authorName: 'Dr. Amina Rahman',
      client: { id: 'usr-w7tc7j', displayName: 'Jonas Keller' },
      kind: 'CLINICAL',
      status: 'COMPLETED',
      goals: [
        {
          statement: 'Present in the monthly meeting without safety behavior.',
          clientStatement: 'Present at the monthly meeting.',
          measure: { instrument: null, name: 'Presentations', baseline: 0, target: 3 },
          targetOn: '2026-11-14',
          objectives: [
            { text: 'Speak first in a small meeting', isDone: true },
            { text: 'Five minutes before the team', isDone: true },
            { text: 'The monthly meeting', isDone: true },
          ],
          interventions: ['Video feedback', 'Behavioral experiments'],
          id: 'gol-cbh4zmk3',
          status: 'ACHIEVED',
          progress: 100,
          history: [
            {
              at: '2026-10-01T19:40:00.000Z',
              authorName: 'Dr. Amina Rahman',
              progress: 15,
              notes: 'Spoke first on Tuesday.',
            },
            {
              at: '2026-10-15T19:40:00.000Z',
              authorName: 'Dr. Amina Rahman',
              progress: 50,
              notes: 'Five minutes before the team; voice held.',
            },
            {
              at: '2026-10-29T19:40:00.000Z',
              authorName: 'Dr. Amina Rahman',
              progress: 75,
              notes: 'First monthly meeting, with notes.',
            },
            {
              at: '2026-11-12T20:40:00.000Z',
              authorName: 'Dr. Amina Rahman',
              progress: 100,
              notes: 'Third one, without notes.',
            },
          ],
        },
      ],
      startedAt: '2026-09-24T16:10:00.000Z',
      endedAt: '2026-11-12T22:30:00.000Z',
      endReason: 'Goals reached; Jonas goes on by himself.',
      createdAt: '2026-09-24T16:10:00.000Z',
      updatedAt: '2026-11-12T22:30:00.000Z',
      version: 6,
    },
  }),
  exampleOf(listOwnTreatmentPlans, {
    input: {},
    response: {
      items: [
        {
          id: 'pln-c5n8b1v4',
          providerName: 'Imam Yusuf Demir',
          kind: 'PASTORAL',
          status: 'ACTIVE',
          title: 'After the death of her grandmother',
          summary: 'I would like to pray for her again, and to know what I can still do for her.',
          goals: [
            {
              id: 'gol-r452zfhz',
              statement: 'Do something for my grandmother every Friday.',
              status: 'ACTIVE',
              progress: 20,
              targetOn: '2026-12-24',
              steps: [
                { text: 'Choose a charity that she cared for', isDone: true },
                { text: 'Make du‘a for her after Friday prayer', isDone: false },
              ],
              points: [{ at: '2026-11-12T12:40:00.000Z', progress: 20 }],
            },
            {
              id: 'gol-9uqs9pfh',
              statement: 'Pray Fajr again without dread.',
              status: 'ACTIVE',
              progress: 10,
              targetOn: '2027-01-08',
              steps: [{ text: 'Two mornings in the first week', isDone: false }],
              points: [{ at: '2026-11-12T12:40:00.000Z', progress: 10 }],
            },
          ],
          reviewOn: '2026-12-17',
          startedAt: '2026-11-12T09:10:00.000Z',
          endedAt: null,
        },
      ],
    },
  }),
  exampleOf(listAllTreatmentPlans, {
    input: {},
    response: {
      items: [
        {
          id: 'pln-k7l2m5n8',
          client: { id: 'usr-konstantina', displayName: 'Konstantina Papadopoulos-Christodoulou' },
          title: 'The two of us',
          kind: 'CLINICAL',
          status: 'DRAFT',
          reviewOn: null,
          goalCount: 0,
          lastVersion: null,
          updatedAt: '2026-11-16T17:10:00.000Z',
        },
      ],
    },
  }),
  exampleOf(listPlanVersions, {
    input: { params: { id: 'pln-h2j6k8l3' } },
    response: {
      items: [{ ...sentSleep, answer: 'AGREED', answeredAt: '2026-11-11T17:10:00.000Z' }],
    },
  }),
  exampleOf(sendPlanVersion, {
    input: { params: { id: 'pln-h2j6k8l3' }, body: { version: 3 } },
    prepare: async ({ call }) => {
      const { version } = await call(getTreatmentPlan, { params: { id: 'pln-h2j6k8l3' } }, 'provider');
      return { params: { id: 'pln-h2j6k8l3' }, body: { version } };
    },
    response: { ...sentSleep, number: 2, sentAt: '2026-11-24T15:00:00.000Z' },
  }),
  exampleOf(answerPlanVersion, {
    input: { params: { id: 'pln-7m3k9x2d' }, body: { number: 2, answer: 'AGREED' } },
    prepare: async ({ call }) => {
      const { version } = await call(getTreatmentPlan, { params: { id: 'pln-7m3k9x2d' } }, 'provider');
      const { number } = await call(sendPlanVersion, { params: { id: 'pln-7m3k9x2d' }, body: { version } }, 'provider');
      return { params: { id: 'pln-7m3k9x2d' }, body: { number, answer: 'AGREED' as const } };
    },
    response: {
      id: 'pln-7m3k9x2d',
      providerName: 'Dr. Amina Rahman',
      kind: 'CLINICAL',
      status: 'ACTIVE',
      title: 'Panic and grief',
      summary: 'I want to go where I need to go again, and to think of my grandmother without the knot in my chest.',
      goals: [],
      reviewOn: '2026-12-08',
      startedAt: '2026-10-13T16:10:00.000Z',
      endedAt: null,
    },
  }),
];
