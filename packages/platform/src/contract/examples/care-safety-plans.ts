import type * as v from 'valibot';
import { getSafetyPlan, saveSafetyPlan } from '../cloud/measures.ts';
import { acknowledgeSafetyAlert, listSafetyAlerts } from '../cloud/safety-alerts.ts';
import type { safetyAlert } from '../schemas/safety-alert.ts';
import type { safetyPlanContent } from '../schemas/measure.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';

/** Layla Haddad’s rewritten plan: shorter than the current one. */
const shorter: v.InferInput<typeof safetyPlanContent> = {
  warningSigns: ['I stop answering my sister.'],
  whatHelpsMe: [
    'The breathing with the long out-breath, ten times.',
    'A walk round the block before I decide anything.',
  ],
  peopleAndPlaces: ['The bench by the water at Red Hook.'],
  peopleICanAsk: [{ name: 'Rania, my sister', phone: '+1 718 555 0177' }],
  professionals: [{ name: '988, call or text', phone: '988' }],
  makingItSafe: ['Rania keeps the sleeping pills at hers.'],
  reasonsForLiving: ['Rania’s little one, who calls me Lulu.'],
};

/** What Fatima Zahra Benali answered last night. */
const alert: v.InferInput<typeof safetyAlert> = {
  id: 'msr-n3b7v1c5',
  kind: 'ITEM_9',
  client: { id: 'usr-ikcgfb', displayName: 'Fatima Zahra Benali' },
  phone: '+1 347 555 0136',
  raisedAt: '2026-11-24T03:48:00.000Z',
  answer: 1,
  words: null,
  sharesSafetyPlan: false,
  acknowledgement: null,
};

/** Of safety plans and of what is acknowledged. */
export const safetyPlanExamples: readonly AnyExample[] = [
  exampleOf(listSafetyAlerts, { input: {}, response: { items: [alert] } }),
  exampleOf(acknowledgeSafetyAlert, {
    input: { params: { id: alert.id }, body: { notes: 'Called Fatima at nine. No plan; her brother is with her.' } },
    response: {
      ...alert,
      acknowledgement: {
        at: '2026-11-24T15:00:00.000Z',
        byName: 'Dr. Amina Rahman',
        notes: 'Called Fatima at nine. No plan; her brother is with her.',
      },
    },
  }),
  exampleOf(getSafetyPlan, {
    input: { params: { id: 'usr-4f1c9a' } },
    response: {
      warningSigns: [
        'I stop answering my sister.',
        'I lie awake after four and everything I ever said comes back.',
        'I think that no one would notice if I were not there.',
      ],
      whatHelpsMe: [
        'Cold water on my wrists.',
        'The breathing with the long out-breath, ten times.',
        'Grandmother’s recording of Surah Ad-Duha.',
      ],
      peopleAndPlaces: [
        'The bench by the water at Red Hook.',
        'The library until it closes.',
        'My cousin’s kitchen, she always cooks too much.',
      ],
      peopleICanAsk: [
        { name: 'Rania, my sister', phone: '+1 718 555 0177' },
        { name: 'Aunt Samira', phone: '+1 718 555 0163' },
      ],
      professionals: [
        { name: 'Dr. Amina Rahman', phone: null },
        { name: '988, call or text', phone: '988' },
      ],
      makingItSafe: ['Rania keeps the sleeping pills at hers.'],
      reasonsForLiving: ['Rania’s little one, who calls me Lulu.', 'The garden that I promised Grandmother to keep.'],
      clientId: 'usr-4f1c9a',
      sharedWith: ['prv-amina-rahman'],
      updatedAt: '2026-11-10T15:25:00.000Z',
      version: 2,
    },
  }),
  exampleOf(saveSafetyPlan, {
    input: { body: { version: 2, sharedWith: ['prv-amina-rahman'], ...shorter } },
    response: {
      ...shorter,
      clientId: 'usr-4f1c9a',
      sharedWith: ['prv-amina-rahman'],
      updatedAt: '2026-11-24T15:00:00.000Z',
      version: 3,
    },
  }),
];
