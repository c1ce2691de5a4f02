import * as v from 'valibot';
import { forbidden, invalid, notAgreed, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { count, text } from '../schemas/common.ts';
import { recordingAttempt, recordingFailure } from '../schemas/recording-status.ts';
import {
  recording,
  recordingAccess,
  recordingMedia,
  recordingPart,
  sentRecordingPart,
  transcriptSegment,
} from '../schemas/session.ts';

const notKept = {
  status: 409,
  code: 'NOTHING_RECORDED',
  when: 'Nothing was captured, it is still running, or it was deleted.',
} as const;

const unknownSegment = [unauthenticated, forbidden, notFound, invalid, notKept] as const;

/** In each of these the id is the appointment's, as in recordings.* of the product API. */
export const pauseRecording = defineOperation({
  id: 'CLOUD-564',
  name: 'recordings.pause',
  method: 'POST',
  path: '/cloud/v1/recordings/:id/pause',
  summary: 'Goes off the record: nothing is captured until it is resumed, and everyone in the room sees so.',
  access: 'provider',
  response: recording,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    { status: 409, code: 'NOT_RECORDING', when: 'Nothing is being captured; details.status says what is.' },
  ],
  idempotent: true,
});

export const resumeRecording = defineOperation({
  id: 'CLOUD-565',
  name: 'recordings.resume',
  method: 'POST',
  path: '/cloud/v1/recordings/:id/resume',
  summary: 'Goes on the record again, once everyone inside has agreed.',
  access: 'provider',
  response: recording,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    { status: 409, code: 'NOT_PAUSED', when: 'It is not off the record; details.status says what it is.' },
  ],
  idempotent: true,
});

export const failRecording = defineOperation({
  id: 'CLOUD-566',
  name: 'recordings.fail',
  method: 'POST',
  path: '/cloud/v1/recordings/:id/fail',
  summary:
    'Reports that the provider’s browser could not capture or send; everyone is told, and the session goes on. What is said of an earlier attempt changes nothing.',
  access: 'provider',
  body: v.object({ failure: recordingFailure, attempt: recordingAttempt }),
  response: recording,
  errors: [unauthenticated, forbidden, notFound, invalid],
  idempotent: true,
});

export const putRecordingPart = defineOperation({
  id: 'CLOUD-567',
  name: 'recordings.putPart',
  method: 'PUT',
  path: '/cloud/v1/recordings/:id/takes/:take/parts/:index',
  summary:
    'Keeps a part of what the provider’s browser captures. A take is one file, begun with each start and after a reload, under any number from 1; parts count from 0. Each names the attempt that it was captured for: one of an earlier attempt does not say that anything is captured now. A part that is known stays as it is; one that not everyone who was recorded agrees to any more is not kept.',
  access: 'provider',
  body: sentRecordingPart,
  response: v.object({ take: count, parts: count }),
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    {
      status: 409,
      code: 'NOT_RECORDED',
      when: 'Nothing was asked to be captured in this session, or nothing arrived before it was given up.',
    },
    notAgreed,
  ],
});

export const getRecordingMedia = defineOperation({
  id: 'CLOUD-568',
  name: 'recordings.media',
  method: 'GET',
  path: '/cloud/v1/recordings/:id/media',
  summary:
    'What was captured and may still be played, take by take, and until when it is kept. Reading it is written down.',
  access: 'provider',
  response: recordingMedia,
  errors: [unauthenticated, forbidden, notFound, notKept],
});

export const getRecordingPart = defineOperation({
  id: 'CLOUD-569',
  name: 'recordings.part',
  method: 'GET',
  path: '/cloud/v1/recordings/:id/takes/:take/parts/:index',
  summary: 'One part of a take.',
  access: 'provider',
  response: recordingPart,
  errors: [unauthenticated, forbidden, notFound, notKept, notAgreed],
});

export const listRecordingAccess = defineOperation({
  id: 'CLOUD-570',
  name: 'recordings.access',
  method: 'GET',
  path: '/cloud/v1/recordings/:id/access',
  summary: 'Who played the recording or read its transcript, and when; the latest first.',
  access: 'provider',
  response: v.object({ items: v.array(recordingAccess) }),
  errors: [unauthenticated, forbidden, notFound],
});

export const amendTranscript = defineOperation({
  id: 'CLOUD-571',
  name: 'recordings.amendTranscript',
  method: 'POST',
  path: '/cloud/v1/recordings/:id/transcript/:segmentId/amend',
  summary: 'Corrects a line of the transcript; the line as it was stays beside it.',
  access: 'provider',
  body: v.object({ text: v.pipe(text, v.maxLength(2000)) }),
  response: transcriptSegment,
  errors: unknownSegment,
  idempotent: true,
});

export const redactTranscript = defineOperation({
  id: 'CLOUD-572',
  name: 'recordings.redactTranscript',
  method: 'POST',
  path: '/cloud/v1/recordings/:id/transcript/:segmentId/redact',
  summary: 'Deletes what a line says, with its corrections; that there was one, and why it is gone, stays.',
  access: 'provider',
  body: v.object({ reason: v.picklist(['CLIENT_ASKED', 'OTHER_PERSON', 'NOT_RELEVANT']) }),
  response: transcriptSegment,
  errors: unknownSegment,
  idempotent: true,
});
