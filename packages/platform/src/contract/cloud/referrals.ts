import * as v from 'valibot';
import { forbidden, invalid, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { text } from '../schemas/common.ts';
import { providerId } from '../schemas/ids.ts';
import { referral, referralLimits, referralShare } from '../schemas/referral.ts';

const answered = {
  status: 409,
  code: 'REFERRAL_ANSWERED',
  when: 'The client has answered already, or it was taken back.',
} as const;

export const listReferrals = defineOperation({
  id: 'CLOUD-641',
  name: 'referrals.list',
  method: 'GET',
  path: '/cloud/v1/referrals',
  summary:
    'The caller’s referrals, the latest first: those they made, those asked of them as a client, and those to them that the client agreed to.',
  access: 'user',
  response: v.object({ items: v.array(referral) }),
  errors: [unauthenticated],
});

export const createReferral = defineOperation({
  id: 'CLOUD-642',
  name: 'referrals.create',
  method: 'POST',
  path: '/cloud/v1/clients/:id/referrals',
  summary: 'Asks a client whether they want to be referred to another provider, and what may be shared with them.',
  access: 'provider',
  body: v.object({
    providerId,
    letter: v.pipe(text, v.maxLength(referralLimits.letter)),
    proposed: v.pipe(v.array(referralShare), v.maxLength(2)),
  }),
  response: referral,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    { status: 409, code: 'REFERRAL_OPEN', when: 'The client has not answered the last one to that provider.' },
  ],
  idempotent: true,
});

export const answerReferral = defineOperation({
  id: 'CLOUD-643',
  name: 'referrals.answer',
  method: 'POST',
  path: '/cloud/v1/referrals/:id/answer',
  summary: 'The client agrees, and chooses what is shared, or declines.',
  access: 'user',
  body: v.object({ isAccepted: v.boolean(), shared: v.pipe(v.array(referralShare), v.maxLength(2)) }),
  response: referral,
  errors: [unauthenticated, notFound, invalid, answered],
  idempotent: true,
});

export const replyToReferral = defineOperation({
  id: 'CLOUD-645',
  name: 'referrals.reply',
  method: 'POST',
  path: '/cloud/v1/referrals/:id/reply',
  summary:
    'The provider referred to accepts a referral that the client agreed to, or declines it with a reason that the client and the provider who refers read.',
  access: 'provider',
  body: v.object({ isAccepted: v.boolean(), reason: v.nullable(v.pipe(text, v.maxLength(referralLimits.reason))) }),
  response: referral,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    { status: 409, code: 'REFERRAL_REPLIED', when: 'It was answered before, or the client has booked already.' },
  ],
  idempotent: true,
});

export const withdrawReferral = defineOperation({
  id: 'CLOUD-644',
  name: 'referrals.withdraw',
  method: 'POST',
  path: '/cloud/v1/referrals/:id/withdrawal',
  summary: 'Takes a referral back that the client has not answered.',
  access: 'provider',
  response: referral,
  errors: [unauthenticated, forbidden, notFound, answered],
  idempotent: true,
});
