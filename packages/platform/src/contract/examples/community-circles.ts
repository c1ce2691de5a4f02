import type * as v from 'valibot';
import { getCircle, listCircles, setMembership } from '../cloud/circles.ts';
import {
  createPost,
  createReply,
  deletePost,
  deleteReply,
  getPost,
  listContentReports,
  listPosts,
  listReplies,
  markPost,
  muteAuthor,
  reportContent,
  updatePost,
  updateReply,
} from '../cloud/community.ts';
import type { circle, contentReport, post, reply } from '../schemas/community.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';

const grief: v.InferInput<typeof circle> = {
  id: 'crc-h7m2w9kd',
  name: 'Living with loss',
  description:
    'For anyone who has lost someone, yesterday or many years ago. No one here will ask when you’ll be over it.',
  kind: 'OPEN',
  language: 'en',
  topics: ['GRIEF'],
  guidelines: [
    'Speak for yourself, and ask before you give advice.',
    'What’s said here stays here: no names, no screenshots.',
  ],
  moderators: [{ providerId: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman' }],
  memberCount: 40,
  postCount: 16,
  lastActivityAt: '2026-11-23T21:14:00.000Z',
  createdAt: '2025-10-18T09:00:00.000Z',
  membership: { state: 'MEMBER', joinedAt: '2026-09-21T17:25:00.000Z', mutedUntil: null, isModerator: false },
};

const own: v.InferInput<typeof post> = {
  id: 'pst-q9b4w7kc',
  circleId: 'crc-b2v6g3xm',
  circleName: 'Just us women',
  author: { displayName: 'Layla', isAnonymous: false, isModerator: false, providerId: null },
  identity: null,
  isOwn: true,
  title: null,
  body: 'My mother has asked on the phone whether I am eating enough, and for the first time I did not say yes at once.',
  topics: ['FAMILY'],
  contentWarning: null,
  status: 'PUBLISHED',
  heldFor: null,
  removal: null,
  isLocked: false,
  supportCount: 4,
  isSupported: false,
  isSaved: false,
  replyCount: 1,
  createdAt: '2026-11-24T14:32:00.000Z',
  editedAt: null,
  editableUntil: '2026-11-24T15:32:00.000Z',
  version: 1,
};

const noahs: v.InferInput<typeof post> = {
  ...own,
  id: 'pst-e7s3n8ma',
  circleId: 'crc-z6c3r5ub',
  circleName: 'Awake while others sleep',
  author: { displayName: 'Noah', isAnonymous: false, isModerator: false, providerId: null },
  isOwn: false,
  title: 'Coming down after the fourth night',
  body: 'After the fourth night my body lies in bed and my head is still going round the ward, bed by bed.',
  topics: ['SLEEP', 'WORK_STRESS'],
  supportCount: 12,
  isSupported: true,
  isSaved: true,
  replyCount: 8,
  createdAt: '2026-11-12T04:10:00.000Z',
  editableUntil: null,
};

const answer: v.InferInput<typeof reply> = {
  id: 'rpl-z1t5j8mv',
  postId: own.id,
  parentId: null,
  circleId: own.circleId,
  author: own.author,
  identity: null,
  isOwn: true,
  isThreadAuthor: true,
  body: 'She has just sent me a photograph of her soup. I believe that is how it goes on with us.',
  status: 'PUBLISHED',
  heldFor: null,
  removal: null,
  createdAt: '2026-11-24T14:51:00.000Z',
  editedAt: null,
  editableUntil: '2026-11-24T15:51:00.000Z',
  version: 1,
};

const report: v.InferInput<typeof contentReport> = {
  id: 'rpt-a2n7w5yc',
  target: { kind: 'REPLY', id: 'rpl-j9v3x7tr' },
  place: 'Living with loss',
  excerpt: 'If you cannot sleep over it, take two of the strong sleeping pills and throw the others away.…',
  reason: 'MEDICAL_ADVICE',
  words: 'Someone could really do that.',
  status: 'OPEN',
  createdAt: '2026-11-23T09:00:00.000Z',
  decidedAt: null,
};

export const circleExamples: readonly AnyExample[] = [
  exampleOf(listCircles, {
    input: { query: { topic: ['GRIEF'], language: ['en'] } },
    response: { items: [{ ...grief, membership: null }] },
  }),
  exampleOf(getCircle, { by: 'client', input: { params: { id: grief.id } }, response: grief }),
  exampleOf(setMembership, {
    input: {
      params: { id: 'crc-t9h1q6ce' },
      body: {
        isMember: true,
        agreesToGuidelines: true,
        displayName: 'Layla',
        words: 'My grandmother was ill for two years, and I was the one who lived nearest.',
      },
    },
    response: {
      ...grief,
      id: 'crc-t9h1q6ce',
      name: 'Caring for someone',
      description: 'For those who look after a parent, a partner or a child who is ill.',
      kind: 'CLOSED',
      topics: ['CHRONIC_ILLNESS', 'FAMILY'],
      moderators: [{ providerId: 'prv-grace-okafor', displayName: 'Grace Okafor' }],
      memberCount: 25,
      membership: { state: 'PENDING', joinedAt: null, mutedUntil: null, isModerator: false },
    },
  }),
  exampleOf(listPosts, {
    by: 'client',
    input: { query: { scope: 'ALL', topic: ['SLEEP'], sort: 'MOST_SUPPORTED', limit: 1 } },
    response: { items: [noahs], total: 16, nextCursor: 'JTVCJTIyMXg0azl6JTIyJTJDMTIlNUQ=' },
  }),
  exampleOf(getPost, {
    by: 'client',
    input: { params: { id: own.id } },
    response: { post: own, replies: { items: [answer], total: 1, nextCursor: null } },
  }),
  exampleOf(createPost, {
    input: {
      body: {
        circleId: grief.id,
        title: 'Her recipes',
        body: 'I found her notebook. Half of it is a recipe for people, not for food.',
        topics: ['GRIEF'],
        contentWarning: null,
        isAnonymous: false,
      },
    },
    response: {
      post: {
        ...own,
        id: 'pst-5f0c2d9b',
        circleId: grief.id,
        circleName: grief.name,
        title: 'Her recipes',
        body: 'I found her notebook. Half of it is a recipe for people, not for food.',
        topics: ['GRIEF'],
        supportCount: 0,
        replyCount: 0,
        createdAt: '2026-11-24T15:00:00.000Z',
        editableUntil: '2026-11-24T16:00:00.000Z',
      },
      crisisHelp: false,
    },
  }),
  exampleOf(updatePost, {
    input: { params: { id: own.id }, body: { contentWarning: 'Food and worry', version: 1 } },
    response: {
      post: { ...own, contentWarning: 'Food and worry', editedAt: '2026-11-24T15:00:00.000Z', version: 2 },
      crisisHelp: false,
    },
  }),
  exampleOf(deletePost, {
    input: { params: { id: own.id } },
    response: {
      post: { ...own, author: null, body: '', topics: [], status: 'DELETED', supportCount: 0, editableUntil: null },
    },
  }),
  exampleOf(markPost, {
    input: { params: { id: noahs.id }, body: { isSupported: true, isSaved: true } },
    response: noahs,
  }),
  exampleOf(listReplies, {
    by: 'client',
    input: { params: { id: own.id }, query: { limit: 20 } },
    response: { items: [answer], total: 1, nextCursor: null },
  }),
  exampleOf(createReply, {
    input: {
      params: { id: own.id },
      body: { body: 'She says that the lentils were too soft. It was a good talk.', parentId: answer.id },
    },
    response: {
      reply: {
        ...answer,
        id: 'rpl-77ab10ce',
        parentId: answer.id,
        body: 'She says that the lentils were too soft. It was a good talk.',
        createdAt: '2026-11-24T15:00:00.000Z',
        editableUntil: '2026-11-24T16:00:00.000Z',
      },
      crisisHelp: false,
    },
  }),
  exampleOf(updateReply, {
    input: {
      params: { id: answer.id },
      body: { body: 'She has just sent me a photograph of her soup, and one of the pot.', version: 1 },
    },
    response: {
      reply: {
        ...answer,
        body: 'She has just sent me a photograph of her soup, and one of the pot.',
        editedAt: '2026-11-24T15:00:00.000Z',
        version: 2,
      },
      crisisHelp: false,
    },
  }),
  exampleOf(deleteReply, {
    input: { params: { id: answer.id } },
    response: {
      reply: { ...answer, author: null, isThreadAuthor: false, body: '', status: 'DELETED', editableUntil: null },
    },
  }),
  exampleOf(reportContent, {
    input: {
      body: {
        target: { kind: 'REPLY', id: 'rpl-s6m1q5hd' },
        reason: 'HARASSMENT',
        words: 'He asked for help and got this.',
      },
    },
    response: {
      ...report,
      id: 'rpt-3c9d41ef',
      target: { kind: 'REPLY', id: 'rpl-s6m1q5hd' },
      place: noahs.circleName,
      excerpt: 'Honestly, whoever cannot stand four nights should look for an office.…',
      reason: 'HARASSMENT',
      words: 'He asked for help and got this.',
      createdAt: '2026-11-24T15:00:00.000Z',
    },
  }),
  exampleOf(muteAuthor, {
    input: { body: { target: { kind: 'REPLY', id: 'rpl-s6m1q5hd' }, isMuted: true } },
    response: { isMuted: true },
  }),
  exampleOf(listContentReports, {
    input: {},
    response: {
      items: [
        report,
        {
          ...report,
          id: 'rpt-t6h9r3xs',
          target: { kind: 'POST', id: noahs.id },
          place: noahs.circleName,
          excerpt: 'Coming down after the fourth night…',
          reason: 'AT_RISK',
          words: 'He sounds very tired, I was worried.',
          status: 'NO_ACTION',
          createdAt: '2026-11-13T15:00:00.000Z',
          decidedAt: '2026-11-13T16:00:00.000Z',
        },
      ],
    },
  }),
];
