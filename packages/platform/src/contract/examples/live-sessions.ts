import type * as v from 'valibot';
import type { recording } from '../schemas/session.ts';
import {
  amendTranscript,
  failRecording,
  getRecordingMedia,
  getRecordingPart,
  listRecordingAccess,
  pauseRecording,
  putRecordingPart,
  redactTranscript,
  resumeRecording,
} from '../cloud/recordings.ts';
import { startAppointment } from '../v1/appointments.ts';
import {
  analyzeRecording,
  getRecording,
  getTranscript,
  startBilling,
  startRecording,
  stopBilling,
  stopRecording,
  verifyCredentials,
} from '../v1/sessions.ts';
import { drRahman } from './dr-rahman.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';
import { usd } from './values.ts';

/** Begins in half an hour, and can be started. */
const startable = { params: { id: 'apt-k4x9w2m7' } };

/** Last week’s, recorded and written down. */
const over = { params: { id: 'apt-w3f7b2y6' } };

/** The recording of last week’s session. */
const recorded: v.InferInput<typeof recording> = {
  appointmentId: 'apt-w3f7b2y6',
  status: 'READY',
  startedAt: '2026-11-17T19:34:17.000Z',
  stoppedAt: '2026-11-17T20:16:41.000Z',
  durationSeconds: 2544,
  scopes: ['AUDIO' as const, 'VIDEO' as const, 'TRANSCRIPT' as const],
};

/** A recording that is asked for, and captures nothing yet. */
const armed = { appointmentId: 'apt-k4x9w2m7', startedAt: null, stoppedAt: null, durationSeconds: 0, scopes: [] };

/** What a browser reports that gave up. */
const failure = { ...startable, body: { failure: 'BROWSER_STOPPED' as const, attempt: 1 } };

/** A part of last week’s recording, as it is kept, and as a browser sends it late. */
const kept = { mimeType: 'video/mp4', content: 'AAAAHGZ0eXBpc28w' };
const part = {
  params: { id: 'apt-w3f7b2y6', take: '54000', index: '0' },
  body: { ...kept, durationMs: 400, attempt: 1 },
};

/** The second line of last week’s transcript. */
const line = { params: { id: 'apt-w3f7b2y6', segmentId: 'seg-2' } };

export const liveSessionExamples: readonly AnyExample[] = [
  exampleOf(verifyCredentials, {
    input: {},
    response: {
      verified: true,
      problem: null,
      credentials: drRahman.credentials,
      checkedAt: '2026-11-24T15:00:00.000Z',
    },
  }),
  exampleOf(startRecording, {
    input: startable,
    prepare: async ({ call }) => {
      await call(startAppointment, startable, 'provider');
      return startable;
    },
    response: {
      appointmentId: 'apt-k4x9w2m7',
      status: 'ARMED',
      startedAt: null,
      stoppedAt: null,
      durationSeconds: 0,
      scopes: [],
    },
  }),
  exampleOf(stopRecording, {
    input: over,
    response: recorded,
  }),
  exampleOf(analyzeRecording, {
    input: over,
    response: recorded,
  }),
  exampleOf(getRecording, {
    input: over,
    response: recorded,
  }),
  exampleOf(getTranscript, {
    input: over,
    response: {
      appointmentId: 'apt-w3f7b2y6',
      segments: [
        {
          id: 'seg-1',
          speaker: 'Dr. Amina Rahman',
          startSeconds: 0,
          text: 'Good to see you. Before we begin: the recording is on, as we agreed. Is that still all right with you?',
        },
        { id: 'seg-2', speaker: 'Layla Haddad', startSeconds: 9, text: 'Yes, that is fine.' },
        { id: 'seg-3', speaker: 'Dr. Amina Rahman', startSeconds: 13, text: 'How has the week been?' },
        {
          id: 'seg-4',
          speaker: 'Layla Haddad',
          startSeconds: 16,
          text: 'Better than the one before. I took the elevator twice. The second time I was nearly bored.',
        },
        {
          id: 'seg-5',
          speaker: 'Dr. Amina Rahman',
          startSeconds: 27,
          text: 'Nearly bored sounds like progress. What was different from the first time?',
        },
        {
          id: 'seg-6',
          speaker: 'Layla Haddad',
          startSeconds: 34,
          text: 'I counted, as you showed me. And I thought: it is a box, and it opens again.',
        },
      ],
    },
  }),
  exampleOf(pauseRecording, {
    input: startable,
    prepare: async ({ call }) => {
      await call(startAppointment, startable, 'provider');
      await call(startRecording, startable, 'provider');
      return startable;
    },
    response: { ...armed, status: 'PAUSED' },
  }),
  exampleOf(resumeRecording, {
    input: startable,
    prepare: async ({ call }) => {
      await call(startAppointment, startable, 'provider');
      await call(startRecording, startable, 'provider');
      await call(pauseRecording, startable, 'provider');
      return startable;
    },
    response: { ...armed, status: 'ARMED' },
  }),
  exampleOf(failRecording, {
    input: failure,
    prepare: async ({ call }) => {
      await call(startAppointment, startable, 'provider');
      await call(startRecording, startable, 'provider');
      return failure;
    },
    response: { ...armed, status: 'FAILED', stoppedAt: '2026-11-24T15:00:00.000Z', failure: 'BROWSER_STOPPED' },
  }),
  exampleOf(putRecordingPart, {
    input: part,
    response: { take: 54_000, parts: 1 },
  }),
  exampleOf(getRecordingMedia, {
    input: over,
    response: {
      takes: [{ take: 70_457, mimeType: 'video/mp4', parts: 1272, startSeconds: 0 }],
      keptUntil: '2027-11-17',
    },
  }),
  exampleOf(getRecordingPart, {
    input: { params: part.params },
    prepare: async ({ call }) => {
      await call(putRecordingPart, part, 'provider');
      return { params: part.params };
    },
    response: kept,
  }),
  exampleOf(listRecordingAccess, {
    input: over,
    response: { items: [{ id: 'acc-1', what: 'PLAYED', byName: 'Dr. Amina Rahman', at: '2026-11-18T14:05:00.000Z' }] },
  }),
  exampleOf(amendTranscript, {
    input: { ...line, body: { text: 'Yes, that is all right.' } },
    response: {
      id: 'seg-2',
      speaker: 'Layla Haddad',
      startSeconds: 9,
      text: 'Yes, that is all right.',
      original: 'Yes, that is fine.',
      amended: { at: '2026-11-24T15:00:00.000Z', byName: 'Dr. Amina Rahman' },
    },
  }),
  exampleOf(redactTranscript, {
    input: { ...line, body: { reason: 'CLIENT_ASKED' } },
    response: {
      id: 'seg-2',
      speaker: 'Layla Haddad',
      startSeconds: 9,
      text: '',
      redacted: { at: '2026-11-24T15:00:00.000Z', byName: 'Dr. Amina Rahman', reason: 'CLIENT_ASKED' },
    },
  }),
  exampleOf(startBilling, {
    input: over,
    response: { appointmentId: 'apt-w3f7b2y6', startedAt: '2026-11-17T19:33:17.000Z' },
  }),
  exampleOf(stopBilling, {
    input: over,
    response: {
      appointmentId: 'apt-w3f7b2y6',
      startedAt: '2026-11-17T19:33:17.000Z',
      stoppedAt: '2026-11-17T20:16:41.000Z',
      billingMinutes: 44,
      bookedMinutes: 50,
      charge: 'FULL',
      amount: usd(12000),
    },
  }),
];
