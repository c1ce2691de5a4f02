import type * as v from 'valibot';
import {
  acceptInvitation,
  createInvitation,
  getInvitation,
  listInvitations,
  withdrawInvitation,
} from '../cloud/invitations.ts';
import { listOwnOnboarding, submitOnboarding } from '../cloud/onboarding.ts';
import type { invitation } from '../schemas/invitation.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';

const invited: v.InferInput<typeof invitation> = {
  id: 'inv-1m9d5w3t',
  inviter: { kind: 'PROVIDER', displayName: 'Dr. Amina Rahman', providerId: 'prv-amina-rahman' },
  email: 'h.darwish@example.org',
  recipientName: 'Huda Darwish',
  message: 'It was good to meet you at the hospital. Here is the way to my practice; take your time.',
  code: 'g5n8s1j7f4y9b3e6p2k8w5d1',
  status: 'PENDING',
  createdAt: '2026-11-23T12:00:00.000Z',
  expiresAt: '2026-12-07T12:00:00.000Z',
  acceptedAt: null,
};

export const peopleExamples: readonly AnyExample[] = [
  exampleOf(submitOnboarding, {
    input: {
      body: { answers: { persona: 'TOPICS', topics: ['GRIEF', 'SLEEP'], note: 'Nights are the longest part of it.' } },
    },
    response: {
      id: 'sub-i9ivugac52',
      answers: { persona: 'TOPICS', topics: ['GRIEF', 'SLEEP'], note: 'Nights are the longest part of it.' },
      firstSubmittedAt: '2026-11-11T09:40:00.000Z',
      submittedAt: '2026-11-24T15:00:00.000Z',
      profileCompleted: true,
    },
  }),
  exampleOf(listOwnOnboarding, {
    input: {},
    response: {
      items: [
        {
          id: 'sub-i9ivugac52',
          answers: {
            persona: 'TOPICS',
            topics: ['ANXIETY', 'GRIEF', 'FAITH_QUESTIONS'],
            note: 'My grandmother died. I would like to read something, not talk yet.',
          },
          firstSubmittedAt: '2026-11-11T09:40:00.000Z',
          submittedAt: '2026-11-11T09:40:00.000Z',
        },
        {
          id: 'sub-cycdga2hjg',
          answers: {
            persona: 'PATIENT',
            reasons: ['ANXIETY', 'WORK_STRESS'],
            inOwnWords:
              'I cannot breathe in elevators any more. I hide it at work, which takes more strength than the work.',
            languages: ['en', 'ar'],
            preferredGender: 'FEMALE',
            faithInCare: 'WELCOME',
            modes: ['ONLINE', 'IN_PERSON'],
            times: ['AFTERNOON', 'EVENING'],
            emergencyContact: { name: 'Samir Haddad, my brother', phone: '+1 718 555 0142' },
          },
          firstSubmittedAt: '2026-09-30T09:40:00.000Z',
          submittedAt: '2026-09-30T09:40:00.000Z',
        },
      ],
    },
  }),
  exampleOf(listInvitations, {
    input: { query: { status: 'PENDING' } },
    response: { items: [invited] },
  }),
  exampleOf(createInvitation, {
    input: {
      body: {
        email: 'yara.nasser@example.org',
        recipientName: 'Yara',
        message:
          'Your cousin told me that you are looking for someone who speaks Arabic. You are welcome, also only to ask.',
      },
    },
    response: {
      id: 'inv-2b9538545f',
      inviter: { kind: 'PROVIDER', displayName: 'Dr. Amina Rahman', providerId: 'prv-amina-rahman' },
      email: 'yara.nasser@example.org',
      recipientName: 'Yara',
      message:
        'Your cousin told me that you are looking for someone who speaks Arabic. You are welcome, also only to ask.',
      code: '3c94f6cd9545443c8dc1b061f81a',
      status: 'PENDING',
      createdAt: '2026-11-24T15:00:00.000Z',
      expiresAt: '2026-12-08T15:00:00.000Z',
      acceptedAt: null,
    },
  }),
  exampleOf(withdrawInvitation, {
    input: { params: { id: 'inv-1m9d5w3t' } },
    response: { ...invited, status: 'WITHDRAWN' },
  }),
  exampleOf(getInvitation, {
    input: { params: { code: 'g5n8s1j7f4y9b3e6p2k8w5d1' } },
    response: {
      inviter: { kind: 'PROVIDER', displayName: 'Dr. Amina Rahman', providerId: 'prv-amina-rahman' },
      message: 'It was good to meet you at the hospital. Here is the way to my practice; take your time.',
      status: 'PENDING',
      expiresAt: '2026-12-07T12:00:00.000Z',
    },
  }),
  exampleOf(acceptInvitation, {
    input: { params: { code: 'r7w2k9d4x8m3q6t1z5v9c2h8' } },
    response: {
      inviter: { kind: 'PROVIDER', displayName: 'Grace Okafor', providerId: 'prv-grace-okafor' },
      message:
        'Amina tells me, with your consent, that work is the question behind some of the others. If you like, let us talk for fifteen minutes.',
      status: 'ACCEPTED',
      expiresAt: '2026-12-06T11:00:00.000Z',
    },
  }),
];
