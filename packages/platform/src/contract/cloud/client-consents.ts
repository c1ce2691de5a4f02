import * as v from 'valibot';
import { forbidden, invalid, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { clientConsent, clientConsentKind, clientConsentLimits, ownClientConsent } from '../schemas/client-consent.ts';
import { count, text } from '../schemas/common.ts';
import { language } from '../schemas/provider.ts';

export const listClientConsents = defineOperation({
  id: 'CLOUD-202',
  name: 'clientConsents.list',
  method: 'GET',
  path: '/cloud/v1/clients/:id/consents',
  summary: 'What a client has agreed to, declined or taken back, those that wait for an answer first.',
  access: 'provider',
  response: v.object({ items: v.array(clientConsent) }),
  errors: [unauthenticated, forbidden, notFound],
});

export const requestClientConsent = defineOperation({
  id: 'CLOUD-203',
  name: 'clientConsents.request',
  method: 'POST',
  path: '/cloud/v1/clients/:id/consents',
  summary: 'Asks a client to agree to the newest text of one kind.',
  access: 'provider',
  body: v.object({
    kind: clientConsentKind,
    /** The language of the text that the client reads. */
    language,
    /** With whom the provider may speak; needed for RELEASE. */
    recipient: v.nullable(v.pipe(text, v.maxLength(clientConsentLimits.recipient))),
  }),
  response: clientConsent,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    { status: 409, code: 'CONSENT_OPEN', when: 'The client has been asked already and has not answered.' },
    { status: 409, code: 'CARE_ENDED', when: 'The client is discharged: nothing new is asked of them.' },
  ],
  idempotent: true,
});

export const withdrawClientConsent = defineOperation({
  id: 'CLOUD-204',
  name: 'clientConsents.withdraw',
  method: 'POST',
  path: '/cloud/v1/client-consents/:id/withdrawal',
  summary: 'Records that a client takes a consent back, or takes an open request back; it holds from now on.',
  access: 'provider',
  body: v.object({
    /** How the client said so. */
    notes: v.pipe(text, v.maxLength(clientConsentLimits.notes)),
  }),
  response: clientConsent,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    { status: 409, code: 'CONSENT_OVER', when: 'It was declined or taken back before.' },
  ],
  idempotent: true,
});

export const listOwnClientConsents = defineOperation({
  id: 'CLOUD-610',
  name: 'clientConsents.listOwn',
  method: 'GET',
  path: '/cloud/v1/me/consents',
  summary:
    'What the caller has agreed to, declined or withdrawn with each provider, those that wait for an answer first.',
  access: 'user',
  response: v.object({ items: v.array(ownClientConsent) }),
  errors: [unauthenticated],
});

export const answerClientConsent = defineOperation({
  id: 'CLOUD-611',
  name: 'clientConsents.answer',
  method: 'POST',
  path: '/cloud/v1/me/consents/:id/answer',
  summary: 'The client gives or declines a consent that a provider asked for.',
  access: 'user',
  body: v.object({
    answer: v.picklist(['GIVEN', 'DECLINED']),
    /** The version of the text that the client has read. */
    textVersion: count,
  }),
  response: ownClientConsent,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    {
      status: 409,
      code: 'CONSENT_NOT_WAITING',
      when: 'It waits for no answer: it was answered before, or the request was withdrawn.',
    },
    {
      status: 409,
      code: 'CONSENT_TEXT_CHANGED',
      when: 'Another version of the text is asked about than the one that was read.',
    },
  ],
  idempotent: true,
});

export const withdrawOwnClientConsent = defineOperation({
  id: 'CLOUD-612',
  name: 'clientConsents.withdrawOwn',
  method: 'POST',
  path: '/cloud/v1/me/consents/:id/withdrawal',
  summary: 'The client withdraws a consent, without a reason; it holds from now on.',
  access: 'user',
  response: ownClientConsent,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    { status: 409, code: 'CONSENT_OVER', when: 'It was declined or withdrawn before, or was never given.' },
  ],
  idempotent: true,
});
