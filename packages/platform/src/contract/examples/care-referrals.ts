import {
  answerReferral,
  createReferral,
  listReferrals,
  replyToReferral,
  withdrawReferral,
} from '../cloud/referrals.ts';
import { exampleOf } from './example.ts';
import type { AnyExample, Rehearsal } from './example.ts';

const letter = 'Imam Yusuf sits with people in grief. I think he could walk beside you in this.';
const body = { providerId: 'prv-yusuf-demir', letter, proposed: ['GOALS' as const] };

const referral = {
  id: 'rfr-3f6a1c20',
  side: 'FROM' as const,
  client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' },
  from: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman', kind: 'THERAPIST' as const },
  to: { id: 'prv-yusuf-demir', displayName: 'Imam Yusuf Demir', kind: 'IMAM' as const },
  letter,
  proposed: ['GOALS' as const],
  shared: null,
  status: 'ASKED' as const,
  isBooked: false,
  sentAt: '2026-11-24T15:00:00.000Z',
  answeredAt: null,
  reply: null,
  goals: null,
  sessionCount: null,
};

/** Refers the client first, and names that referral. */
async function made({ call }: Rehearsal): Promise<string> {
  const { id } = await call(
    createReferral,
    { params: { id: referral.client.id }, body: { ...body, providerId: body.providerId as never } },
    'provider',
  );
  return id;
}

/** Of referrals. */
export const careReferralExamples: readonly AnyExample[] = [
  exampleOf(listReferrals, { input: {}, response: { items: [{ ...referral, side: 'CLIENT' }] } }),
  exampleOf(createReferral, {
    input: { params: { id: referral.client.id }, body: { ...body, providerId: body.providerId as never } },
    response: referral,
  }),
  exampleOf(answerReferral, {
    input: { params: { id: referral.id }, body: { isAccepted: true, shared: ['GOALS'] } },
    prepare: async (rehearsal) => ({
      params: { id: await made(rehearsal) },
      body: { isAccepted: true, shared: ['GOALS' as const] },
    }),
    response: {
      ...referral,
      side: 'CLIENT',
      status: 'ACCEPTED',
      shared: ['GOALS'],
      answeredAt: '2026-11-24T15:20:00.000Z',
    },
  }),
  exampleOf(replyToReferral, {
    input: {
      params: { id: 'rfr-7c2e9a41' },
      body: { isAccepted: false, reason: 'I have no open times before February.' },
    },
    response: {
      ...referral,
      id: 'rfr-7c2e9a41',
      side: 'TO',
      client: { id: 'usr-m7y9zy', displayName: 'Samuel Adeyemi' },
      from: referral.to,
      to: referral.from,
      letter: 'He hardly sleeps and has panic attacks at work.',
      proposed: ['SESSIONS'],
      status: 'ACCEPTED',
      shared: ['SESSIONS'],
      answeredAt: '2026-11-23T13:00:00.000Z',
      reply: {
        isAccepted: false,
        reason: 'I have no open times before February.',
        at: '2026-11-24T15:20:00.000Z',
      },
      sessionCount: 2,
    },
  }),
  exampleOf(withdrawReferral, {
    input: { params: { id: referral.id } },
    prepare: async (rehearsal) => ({ params: { id: await made(rehearsal) } }),
    response: { ...referral, status: 'WITHDRAWN' },
  }),
];
