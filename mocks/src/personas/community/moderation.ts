import type {
  CaseSource,
  ContentReportReason,
  ContentTarget,
  DecisionAction,
  RemovalReason,
  UserId,
} from '@sakina/platform/contract';
import { ids } from '../ids.ts';
import { clients } from '../people.ts';
import { communityIds, memberIdOf } from './ids.ts';
import type { CircleKey } from './ids.ts';

const { posts, replies, reports, cases } = communityIds;
const { users } = ids;

/** A reply that others refer to, or that only fits one post. These come before all other replies. */
interface SpecialReply {
  key?: keyof typeof replies;
  under: keyof typeof posts;
  by: string;
  body: string;
  isAnonymous?: boolean;
  removed?: { reason: RemovalReason; words: string | null };
}

export const specialReplies: readonly SpecialReply[] = [
  {
    key: 'reported',
    under: 'layla',
    by: 'North wind',
    body: 'If you cannot sleep over it, take two of the strong sleeping pills and throw the others away. I stopped mine from one day to the next, doctors only want to keep you.',
  },
  {
    key: 'layla',
    under: 'layla',
    by: 'Layla',
    isAnonymous: true,
    body: 'I wrote her a letter, in the end, and read it aloud at the window. It was not a goodbye. It was something.',
  },
  {
    key: 'laylaRemoved',
    under: 'long',
    by: 'Layla',
    body: 'Ask for Mrs Keane at the hospice in Alder Street. She sat with my aunt Samira in the spring, room eleven, she had the same.',
    removed: {
      reason: 'PRIVATE_DATA',
      words: 'It named a nurse, your aunt and her room. Without the names you are welcome to write it again.',
    },
  },
  {
    key: 'fresh',
    under: 'fresh',
    by: 'Layla',
    body: 'She has just sent me a photograph of her soup. I believe that is how it goes on with us.',
  },
  {
    under: 'long',
    by: 'Dr. Amina Rahman',
    body: 'Thank you for this, and for Walid, who waited for late children. To everyone who reads it late at night: you need not answer anything. It is enough to have read it.',
  },
  {
    key: 'harassment',
    under: 'noah',
    by: 'Blue door',
    body: 'Honestly, whoever cannot stand four nights should look for an office. People like you are the reason why the good ones leave.',
  },
  {
    under: 'noah',
    by: 'Grace Okafor',
    body: 'The hour in between needs a task of its own: one person here walks home the long way, another waters the plants. It is allowed to be a small one.',
  },
  {
    under: 'removed',
    by: 'Mother of three',
    body: 'Please not here. Some of us are glad of every hour, and half price does not make it any kinder.',
  },
  { under: 'removed', by: 'Paper boat', body: 'I had already taken out my card. Thank you, Mother of three.' },
  { under: 'deleted', by: 'Old oak', body: 'You wrote with much respect, I thought. Come back whenever you like.' },
  {
    under: 'locked',
    by: 'Ibtisam',
    body: 'There are scholars of weight on both sides, and you will find proofs for each. Which teacher do you learn with?',
  },
  { under: 'locked', by: 'Faisal', body: 'Whoever says that it is allowed has not understood anything.' },
  { under: 'locked', by: 'Rosa', body: 'I have understood that I stop reading here when it sounds like that.' },
  {
    under: 'locked',
    by: 'Imam Yusuf Demir',
    body: 'I am closing this thread, without blame. On this the people of knowledge have differed for centuries, with courtesy. If you would like to talk about your cello, write to me; I would like to hear about it first.',
  },
];

interface ReportSeed {
  id?: string;
  by: UserId;
  reason: ContentReportReason;
  words?: string;
}

interface CaseSeed {
  id?: string;
  source: CaseSource;
  subject: ContentTarget | { kind: 'MEMBER'; id: UserId };
  circle: CircleKey | null;
  isUrgent?: boolean;
  hoursAgo: number;
  words?: string;
  reports?: readonly ReportSeed[];
  notes?: readonly (readonly [author: string, text: string])[];
  decision?: {
    action: DecisionAction;
    by: readonly [id: UserId, name: string];
    hoursLater: number;
    reason?: RemovalReason;
    words?: string;
    muteDays?: number;
  };
}

const amina = [users.amina, 'Dr. Amina Rahman'] as const;
const yusuf = [users.yusuf, 'Imam Yusuf Demir'] as const;
const grace = [users.grace, 'Grace Okafor'] as const;
const mariam = [users.mariam, 'Dr. Mariam El-Sayed'] as const;
const ingrid = [users.ingrid, 'Ingrid Solheim'] as const;
const member = memberIdOf;
const ethan = clients.find((person) => person.displayName === 'Ethan Brooks')?.id ?? clients[0].id;

/** Moderation cases in each state. */
export const caseSeeds: readonly CaseSeed[] = [
  {
    id: cases.crisis,
    source: 'CRISIS',
    subject: { kind: 'POST', id: posts.heldCrisis },
    circle: 'grief',
    isUrgent: true,
    hoursAgo: 1.5,
    notes: [
      [
        'Dr. Amina Rahman',
        'I am writing to her now, with the numbers and with an hour today. Please no one decide this before I have heard from her.',
      ],
    ],
  },
  {
    id: cases.reported,
    source: 'REPORT',
    subject: { kind: 'REPLY', id: replies.reported },
    circle: 'grief',
    hoursAgo: 30,
    reports: [{ id: reports.open, by: users.layla, reason: 'MEDICAL_ADVICE', words: 'Someone could really do that.' }],
  },
  {
    id: cases.harassment,
    source: 'REPORT',
    subject: { kind: 'REPLY', id: replies.harassment },
    circle: 'nights',
    hoursAgo: 52,
    reports: [
      { by: users.noah, reason: 'HARASSMENT' },
      { by: member('Night baker'), reason: 'HARASSMENT', words: 'Not in our circle, please.' },
    ],
  },
  { id: cases.link, source: 'LINK', subject: { kind: 'POST', id: posts.heldLink }, circle: 'nights', hoursAgo: 20 },
  {
    id: cases.appeal,
    source: 'APPEAL',
    subject: { kind: 'POST', id: posts.appealed },
    circle: 'converts',
    hoursAgo: 66,
    words:
      'I only wanted to be of use to someone who asked, and I have taken the address out of my profile. Please let me write here again.',
  },
  {
    id: cases.joinNoah,
    source: 'JOIN_REQUEST',
    subject: { kind: 'MEMBER', id: users.noah },
    circle: 'carers',
    hoursAgo: 26,
    words:
      'My father has Parkinson’s and lives in Uppsala, I call him after each shift. I would like to read for a while first.',
  },
  {
    source: 'JOIN_REQUEST',
    subject: { kind: 'MEMBER', id: ethan },
    circle: 'sobriety',
    hoursAgo: 9,
    words: 'Nineteen days. My counselor said that company would help.',
  },
  {
    id: cases.review,
    source: 'REPORT',
    subject: { kind: 'REVIEW', id: 'rev-marcus-bell-1' as never },
    circle: null,
    hoursAgo: 40,
    reports: [{ by: member('Marek'), reason: 'PRIVATE_DATA', words: 'One can tell who wrote it.' }],
  },
  {
    id: cases.muted,
    source: 'REPORT',
    subject: { kind: 'POST', id: posts.appealed },
    circle: 'converts',
    hoursAgo: 132,
    reports: [{ by: member('Rosa'), reason: 'ADVERTISING' }],
    decision: {
      action: 'MUTE',
      by: yusuf,
      hoursLater: 5,
      reason: 'ADVERTISING',
      words:
        'You may say that you are in training; please do not offer sessions here. In two weeks you are welcome to write again.',
      muteDays: 14,
    },
  },
  {
    id: cases.locked,
    source: 'REPORT',
    subject: { kind: 'POST', id: posts.locked },
    circle: 'converts',
    hoursAgo: 24 * 82,
    reports: [{ by: member('Rosa'), reason: 'HARASSMENT' }],
    decision: { action: 'LOCK', by: yusuf, hoursLater: 3 },
    notes: [
      [
        'Imam Yusuf Demir',
        'No one has broken a rule badly, it only gets louder. Locked, and a word to Hudhayfa by message.',
      ],
    ],
  },
  {
    source: 'REPORT',
    subject: { kind: 'POST', id: posts.removed },
    circle: 'parents',
    hoursAgo: 24 * 51,
    reports: [{ id: reports.actedOn, by: users.layla, reason: 'ADVERTISING' }],
    decision: {
      action: 'REMOVE',
      by: mariam,
      hoursLater: 7,
      reason: 'ADVERTISING',
      words: 'Nothing is sold here. You are welcome as someone with a child.',
    },
  },
  {
    source: 'REPORT',
    subject: { kind: 'REPLY', id: replies.laylaRemoved },
    circle: 'grief',
    hoursAgo: 24 * 44,
    reports: [{ by: member('Tamar'), reason: 'PRIVATE_DATA' }],
    decision: {
      action: 'REMOVE',
      by: amina,
      hoursLater: 10,
      reason: 'PRIVATE_DATA',
      words: 'It named a nurse, your aunt and her room. Without the names you are welcome to write it again.',
    },
  },
  {
    source: 'REPORT',
    subject: { kind: 'POST', id: posts.noah },
    circle: 'nights',
    hoursAgo: 24 * 11,
    reports: [
      { id: reports.noAction, by: users.layla, reason: 'AT_RISK', words: 'He sounds very tired, I was worried.' },
    ],
    isUrgent: true,
    decision: { action: 'DISMISS', by: grace, hoursLater: 1 },
    notes: [['Grace Okafor', 'Good of her to tell us. I have asked him; he is in treatment and safe.']],
  },
  {
    source: 'LINK',
    subject: { kind: 'POST', id: posts.long },
    circle: 'grief',
    hoursAgo: 24 * 46 - 1,
    decision: { action: 'APPROVE', by: amina, hoursLater: 2 },
    notes: [['Dr. Amina Rahman', 'The link led to a page of a hospice, and she has taken it out herself.']],
  },
  {
    source: 'JOIN_REQUEST',
    subject: { kind: 'MEMBER', id: member('Lamp on the stairs') },
    circle: 'carers',
    hoursAgo: 24 * 190,
    words: 'My mother, and two brothers with opinions.',
    decision: { action: 'APPROVE', by: grace, hoursLater: 14 },
  },
  {
    source: 'APPEAL',
    subject: { kind: 'POST', id: posts.removed },
    circle: 'parents',
    hoursAgo: 24 * 49,
    words: 'Everyone advertises somewhere.',
    decision: {
      action: 'DISMISS',
      by: ingrid,
      hoursLater: 20,
      words: 'Not in a circle for parents who have not slept.',
    },
  },
];
