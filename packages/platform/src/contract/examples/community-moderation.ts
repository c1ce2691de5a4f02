import type * as v from 'valibot';
import {
  addModeratorNote,
  appealRemoval,
  claimModerationCase,
  decideModerationCase,
  getModerationCase,
  handOverModerationCase,
  listModerationCases,
  listModerationLog,
} from '../cloud/moderation.ts';
import type { moderationCase, moderationCaseDetail, moderationDecision } from '../schemas/moderation.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';

const reported: v.InferInput<typeof moderationCase> = {
  id: 'mod-e5w2k9qa',
  source: 'REPORT',
  priority: 'NORMAL',
  subject: { kind: 'REPLY', id: 'rpl-j9v3x7tr' },
  circle: { id: 'crc-h7m2w9kd', name: 'Living with loss' },
  author: { displayName: 'North wind', isOwn: false },
  body: 'If you cannot sleep over it, take two of the strong sleeping pills and throw the others away.',
  reports: [
    { reason: 'MEDICAL_ADVICE', words: 'Someone could really do that.', createdAt: '2026-11-23T09:00:00.000Z' },
  ],
  status: 'OPEN',
  openedAt: '2026-11-23T09:00:00.000Z',
  decision: null,
};

const detail: v.InferInput<typeof moderationCaseDetail> = {
  ...reported,
  thread: {
    postId: 'pst-m4q8z2hk',
    title: 'I was not there when she died',
    isLocked: false,
    items: [
      {
        kind: 'POST',
        authorName: 'Layla',
        body: 'My grandmother raised me until I was nine.',
        createdAt: '2026-11-06T09:37:00.000Z',
        isSubject: false,
      },
      {
        kind: 'REPLY',
        authorName: 'North wind',
        body: reported.body,
        createdAt: '2026-11-06T11:56:00.000Z',
        isSubject: true,
      },
    ],
  },
  contentStatus: 'PUBLISHED',
  appealWords: null,
  appealedDecision: null,
  authorHistory: { written: 14, removed: 0, mutedUntil: null },
  notes: [],
};

const CRISIS_CASE = 'mod-v1y6h3mr';

const decision: v.InferInput<typeof moderationDecision> = {
  action: 'REMOVE',
  reason: 'MEDICAL_ADVICE',
  words: 'You may tell what you did. What others should take is for their doctor to say.',
  muteDays: null,
  decidedBy: { id: 'usr-a70d22', displayName: 'Dr. Amina Rahman' },
  decidedAt: '2026-11-24T15:00:00.000Z',
};

export const moderationExamples: readonly AnyExample[] = [
  exampleOf(listModerationCases, {
    input: { query: { status: 'OPEN', source: ['REPORT'], limit: 20 } },
    response: { items: [reported], total: 1, nextCursor: null },
  }),
  exampleOf(getModerationCase, { input: { params: { id: reported.id } }, response: detail }),
  exampleOf(decideModerationCase, {
    input: {
      params: { id: reported.id },
      body: { action: 'REMOVE', reason: 'MEDICAL_ADVICE', words: decision.words ?? '' },
    },
    response: {
      ...detail,
      contentStatus: 'REMOVED',
      status: 'DECIDED',
      decision,
      authorHistory: { written: 14, removed: 1, mutedUntil: null },
    },
  }),
  exampleOf(addModeratorNote, {
    input: { params: { id: reported.id }, body: { text: 'The second time this month. I will write to them as well.' } },
    response: {
      ...detail,
      notes: [
        {
          id: 'mod-e5w2k9qa-note-1',
          authorName: 'Dr. Amina Rahman',
          text: 'The second time this month. I will write to them as well.',
          createdAt: '2026-11-24T15:00:00.000Z',
        },
      ],
    },
  }),
  exampleOf(claimModerationCase, {
    input: { params: { id: reported.id }, body: { isClaimed: true } },
    response: {
      ...detail,
      owner: { id: 'usr-a70d22', displayName: 'Dr. Amina Rahman', since: '2026-11-24T15:00:00.000Z' },
    },
  }),
  exampleOf(handOverModerationCase, {
    input: { params: { id: CRISIS_CASE }, body: { note: 'She writes of tonight. I have sent her the numbers.' } },
    response: {
      ...detail,
      id: CRISIS_CASE,
      source: 'CRISIS',
      priority: 'URGENT',
      reports: [],
      thread: null,
      contentStatus: 'PENDING',
      onCall: { displayName: 'Grace Okafor', phone: '+1 718 555 0171', until: '2026-11-25T08:00:00.000Z' },
      handedTo: {
        displayName: 'Grace Okafor',
        byName: 'Dr. Amina Rahman',
        at: '2026-11-24T15:00:00.000Z',
        note: 'She writes of tonight. I have sent her the numbers.',
      },
    },
  }),
  exampleOf(appealRemoval, {
    input: {
      body: {
        target: { kind: 'REPLY', id: 'rpl-b3z8f4ku' },
        words: 'My aunt has read it and agreed. I can leave out the nurse’s name.',
      },
    },
    response: {
      reason: 'PRIVATE_DATA',
      words: 'It named a nurse, your aunt and her room. Without the names you are welcome to write it again.',
      removedAt: '2026-10-11T15:20:00.000Z',
      appeal: 'OPEN',
    },
  }),
  exampleOf(listModerationLog, {
    input: { query: { circleId: 'crc-h7m2w9kd', action: ['REMOVE'], limit: 20 } },
    response: {
      items: [
        {
          caseId: reported.id,
          source: 'REPORT',
          subject: reported.subject,
          circle: reported.circle,
          excerpt: reported.body,
          decision,
        },
      ],
      total: 1,
      nextCursor: null,
    },
  }),
];
