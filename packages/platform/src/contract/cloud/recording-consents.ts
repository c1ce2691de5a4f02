import * as v from 'valibot';
import { forbidden, invalid, notFound } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { text } from '../schemas/common.ts';
import { recordingConsentList, recordingScope } from '../schemas/room.ts';
import { placeSecret, roomEnded } from './rooms.ts';

export const listRecordingConsents = defineOperation({
  id: 'CLOUD-515',
  name: 'recordingConsents.list',
  method: 'GET',
  path: '/cloud/v1/rooms/:roomName/recording-consents',
  summary:
    'What is asked before anything is recorded, and what has been answered: one’s own history, or everyone’s for the host.',
  access: 'public',
  takesSecret: true,
  response: recordingConsentList,
  errors: [notFound, forbidden],
});

export const answerRecordingConsent = defineOperation({
  id: 'CLOUD-516',
  name: 'recordingConsents.answer',
  method: 'POST',
  path: '/cloud/v1/rooms/:roomName/recording-consents',
  summary:
    'Answers for oneself what may be recorded; no scope is a no. Capturing begins once everyone inside has agreed.',
  access: 'public',
  body: v.object({
    participantId: placeSecret,
    /** `AUDIO` is part of every yes. */
    scopes: v.pipe(v.array(recordingScope), v.maxLength(4)),
    textVersion: v.pipe(text, v.maxLength(20)),
    language: v.picklist(['en', 'ar']),
  }),
  response: recordingConsentList,
  errors: [
    notFound,
    invalid,
    forbidden,
    roomEnded,
    {
      status: 409,
      code: 'CONSENT_TEXT_CHANGED',
      when: 'Another text is in force than the one that was read; details.textVersion names it.',
    },
  ],
  idempotent: true,
});

export const withdrawRecordingConsent = defineOperation({
  id: 'CLOUD-517',
  name: 'recordingConsents.withdraw',
  method: 'POST',
  path: '/cloud/v1/rooms/:roomName/recording-consents/withdraw',
  summary: 'Takes one’s own yes back; whatever is being captured stops with this call.',
  access: 'public',
  body: v.object({ participantId: placeSecret }),
  response: recordingConsentList,
  errors: [notFound, invalid, forbidden],
  idempotent: true,
});
