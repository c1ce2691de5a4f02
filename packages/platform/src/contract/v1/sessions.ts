import { forbidden, notAgreed, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { billingStart, billingStop, credentialsCheck, recording, transcript } from '../schemas/session.ts';

const notStarted = { status: 409, code: 'SESSION_NOT_STARTED', when: 'The appointment is not in progress.' } as const;

/** In recordings/{id} and billing/{id} the id is the appointment's (SESSION-1). */
export const startRecording = defineOperation({
  id: 'CALL-41',
  name: 'recordings.start',
  method: 'POST',
  path: '/v1/recordings/:id/start',
  summary: 'Arms the recording; capturing begins when everyone present has consented.',
  access: 'provider',
  response: recording,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    notStarted,
    { status: 409, code: 'PRIVATE_ROOM', when: 'The session is private, and so cannot be recorded.' },
  ],
  idempotent: true,
});

export const stopRecording = defineOperation({
  id: 'CALL-42',
  name: 'recordings.stop',
  method: 'POST',
  path: '/v1/recordings/:id/stop',
  summary: 'Stops the recording; stopping a stopped one changes nothing.',
  access: 'provider',
  response: recording,
  errors: [unauthenticated, forbidden, notFound],
  idempotent: true,
});

export const analyzeRecording = defineOperation({
  id: 'CALL-43',
  name: 'recordings.analyze',
  method: 'POST',
  path: '/v1/recordings/:id/analyze',
  summary: 'Starts the transcript of a stopped recording.',
  access: 'provider',
  response: recording,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    { status: 409, code: 'NOTHING_RECORDED', when: 'Nothing was captured, or it is still running.' },
    notAgreed,
  ],
  idempotent: true,
});

export const getRecording = defineOperation({
  id: 'CALL-44',
  name: 'recordings.get',
  method: 'GET',
  path: '/v1/recordings/:id',
  summary: 'State and length of a session’s recording.',
  access: 'provider',
  response: recording,
  errors: [unauthenticated, forbidden, notFound],
});

export const getTranscript = defineOperation({
  id: 'CALL-45',
  name: 'recordings.transcript',
  method: 'GET',
  path: '/v1/recordings/:id/transcript',
  summary: 'What was said, by speaker and second.',
  access: 'provider',
  response: transcript,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    { status: 409, code: 'TRANSCRIPT_NOT_READY', when: 'It is still being written.' },
    notAgreed,
  ],
});

export const verifyCredentials = defineOperation({
  id: 'CALL-49',
  name: 'providers.verifyCredentials',
  method: 'GET',
  path: '/v1/providers/verify-credentials',
  summary: 'Whether the caller’s licence or standing is verified at this moment.',
  access: 'provider',
  response: credentialsCheck,
  errors: [unauthenticated, forbidden],
});

export const startBilling = defineOperation({
  id: 'CALL-50',
  name: 'billing.start',
  method: 'POST',
  path: '/v1/billing/:id/start',
  summary: 'Starts the billing timer of a session; a running one answers its own start.',
  access: 'provider',
  response: billingStart,
  errors: [unauthenticated, forbidden, notFound, notStarted],
  idempotent: true,
});

export const stopBilling = defineOperation({
  id: 'CALL-51',
  name: 'billing.stop',
  method: 'POST',
  path: '/v1/billing/:id/stop',
  summary:
    'Stops the timer, closes the room and answers the whole minutes of both present; nothing is charged before the session is completed. Stopping again answers the same.',
  access: 'provider',
  response: billingStop,
  errors: [unauthenticated, forbidden, notFound, notStarted],
  idempotent: true,
});
