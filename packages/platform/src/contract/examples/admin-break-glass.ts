import type * as v from 'valibot';
import {
  decideRecordAccess,
  endRecordAccess,
  listOwnRecordReads,
  listRecordGrants,
  readRecordPart,
  requestRecordAccess,
  reviewRecordAccess,
} from '../cloud/admin-break-glass.ts';
import type { recordGrant } from '../schemas/break-glass.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';

const ingrid = { id: 'usr-7ef350', displayName: 'Ingrid Solheim' };
const mariam = { id: 'usr-f20b8d', displayName: 'Dr. Mariam El-Sayed' };

/** An administrator waits for another one. */
const asked: v.InferInput<typeof recordGrant> = {
  id: 'brk-m4k8r2t6',
  client: { id: 'usr-8b27e0', displayName: 'Noah Bergström' },
  requestedBy: mariam,
  requestedAt: '2026-11-24T14:56:00.000Z',
  reason: 'COMPLAINT',
  words: 'He writes that a session was noted which never took place. The note of 11 November has to be compared.',
  isInDanger: false,
  status: 'REQUESTED',
  decideUntil: '2026-11-24T15:26:00.000Z',
  decision: null,
  activeUntil: null,
  ended: null,
  reads: [],
  reviewDueAt: null,
  review: null,
  clientToldAt: null,
  withheldReason: null,
  mayDecide: true,
  mayRead: false,
  mayEnd: false,
  mayReview: false,
};

/** Began by itself in danger, and is over. */
const ended: v.InferInput<typeof recordGrant> = {
  ...asked,
  id: 'brk-v7q3n9d5',
  client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' },
  requestedAt: '2026-11-22T15:00:00.000Z',
  reason: 'DANGER',
  words: 'Her sister called: she does not answer since last night, and her provider is on a flight.',
  isInDanger: true,
  status: 'ENDED',
  decideUntil: '2026-11-22T15:05:00.000Z',
  decision: { by: null, at: '2026-11-22T15:05:00.000Z', isAllowed: true, words: null },
  activeUntil: '2026-11-22T16:05:00.000Z',
  ended: { at: '2026-11-22T15:31:00.000Z', byName: mariam.displayName },
  reads: [{ part: 'NOTES', at: '2026-11-22T15:06:00.000Z' }],
  reviewDueAt: '2026-11-25T15:05:00.000Z',
  clientToldAt: '2026-11-29T15:05:00.000Z',
  mayDecide: false,
  mayReview: true,
};

/** Of reading a client's record, which needs a second administrator. */
export const adminBreakGlassExamples: readonly AnyExample[] = [
  exampleOf(requestRecordAccess, {
    by: 'admin',
    input: {
      body: {
        clientId: 'usr-4f1c9a',
        reason: 'CARE_HANDOVER',
        words: 'Her therapist left the practice, and the next one asks for the last plan.',
        isInDanger: false,
      },
    },
    response: {
      ...asked,
      id: 'brk-c5t8y1k4',
      client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' },
      requestedBy: ingrid,
      requestedAt: '2026-11-24T15:00:00.000Z',
      reason: 'CARE_HANDOVER',
      words: 'Her therapist left the practice, and the next one asks for the last plan.',
      decideUntil: '2026-11-24T15:30:00.000Z',
      mayDecide: false,
      mayEnd: true,
    },
  }),
  exampleOf(listRecordGrants, {
    input: { query: { limit: 20 } },
    response: { items: [asked, ended], total: 2, nextCursor: null },
  }),
  exampleOf(decideRecordAccess, {
    input: { params: { id: asked.id }, body: { isAllowed: true, words: 'The complaint is in the file.' } },
    response: {
      ...asked,
      status: 'ACTIVE',
      decision: {
        by: ingrid,
        at: '2026-11-24T15:00:00.000Z',
        isAllowed: true,
        words: 'The complaint is in the file.',
      },
      activeUntil: '2026-11-24T16:00:00.000Z',
      reviewDueAt: '2026-11-27T15:00:00.000Z',
      clientToldAt: '2026-12-01T15:00:00.000Z',
      mayDecide: false,
      mayEnd: true,
    },
  }),
  exampleOf(endRecordAccess, {
    by: 'admin',
    input: { params: { id: 'brk-h6d2w9p3' } },
    response: { ...ended, id: 'brk-h6d2w9p3', requestedBy: ingrid, mayReview: false },
  }),
  exampleOf(reviewRecordAccess, {
    input: {
      params: { id: ended.id },
      body: { isJustified: true, words: 'She was found asleep; the notes named her friend.', withheldReason: null },
    },
    response: {
      ...ended,
      review: {
        by: ingrid,
        at: '2026-11-24T15:00:00.000Z',
        isJustified: true,
        words: 'She was found asleep; the notes named her friend.',
      },
      clientToldAt: '2026-11-24T15:00:00.000Z',
      mayReview: false,
    },
  }),
  exampleOf(readRecordPart, {
    by: 'admin',
    input: { params: { id: 'brk-h6d2w9p3' }, query: { part: 'MEASURES' } },
    response: {
      part: 'MEASURES',
      items: [
        {
          id: 'msr-2k8v4q',
          instrument: 'PHQ_9',
          completedAt: '2026-11-17T18:20:00.000Z',
          result: { score: 14, severity: 'MODERATE', change: -2 },
        },
      ],
    },
  }),
  exampleOf(listOwnRecordReads, {
    input: {},
    response: {
      items: [
        {
          id: ended.id,
          byName: mariam.displayName,
          reason: 'DANGER',
          at: '2026-11-22T15:05:00.000Z',
          parts: ['NOTES'],
          isJustified: true,
        },
      ],
    },
  }),
];
