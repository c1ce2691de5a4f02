import { analyzeRecording, getRecording, startRecording, stopRecording } from '@sakina/platform/contract';
import { mayTranscribe } from '@sakina/platform/domain';
import { iso } from '../clock.ts';
import {
  armRecording,
  emptySession,
  failureOf,
  isRecordingOn,
  judgeSilence,
  settleRecording,
  stopRecording as stop,
  wholeSeconds,
} from '../rules/live-session.ts';
import { agreedScopes, keptScopes } from '../rules/recording-consent.ts';
import { simulateClient } from '../rules/simulate-peers.ts';
import type { AppointmentRow, SessionRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import { ApiFailure } from './api-failure.ts';
import type { Caller } from './caller.ts';
import type { Emit } from '../realtime/outbox.ts';
import { defineHandler } from './define-handler.ts';
import { appointmentAsProvider } from './find.ts';
import { saveRoom } from './room-access.ts';

/** Milliseconds until the simulated transcript is ready. */
const ANALYSIS_TIME = 5_000;

export interface RecordingContext {
  params: { id: string };
  tables: Tables;
  user: Caller;
  now: Date;
  simulatePeers: boolean;
  emit: Emit;
}

/** The live side of one of the caller's own appointments, with what happened since it was last read. */
export function ownSession(context: RecordingContext): { appointment: AppointmentRow; session: SessionRow } {
  const { tables, now, simulatePeers } = context;
  const { appointment } = appointmentAsProvider(context, context.params.id);
  const stored = tables.sessions.get(appointment.id) ?? emptySession(appointment.id);
  const followed = simulatePeers ? simulateClient(appointment, stored, now) : stored;
  const session = finishAnalysis(judgeSilence(followed, now), now, simulatePeers);
  return { appointment, session: session === stored ? stored : tables.sessions.put(session) };
}

function finishAnalysis(session: SessionRow, now: Date, simulatePeers: boolean): SessionRow {
  const { status, analysisStartedAt } = session.recording;
  const isDone =
    status === 'ANALYSING' && (!simulatePeers || now.getTime() - Date.parse(analysisStartedAt ?? '') >= ANALYSIS_TIME);
  if (!isDone) return session;
  // What was taken back while it was being written is not written.
  const isAgreed = mayTranscribe(keptScopes(session));
  return { ...session, recording: { ...session.recording, status: isAgreed ? 'READY' : 'STOPPED' } };
}

/** Refuses what not everyone who was recorded stands by. */
export const notAgreed = () =>
  new ApiFailure(409, 'NOT_AGREED', 'Not everyone who was recorded agrees to this, or someone took it back.');

/** A recording as the contract has it. */
export function recordingAnswer(session: SessionRow) {
  const { id, recording } = session;
  return {
    appointmentId: id,
    status: recording.status,
    startedAt: recording.startedAt,
    stoppedAt: recording.stoppedAt,
    durationSeconds: wholeSeconds(session),
    scopes: isRecordingOn(session) ? agreedScopes(session) : keptScopes(session),
    ...failureOf(session),
  };
}

export const startRecordingHandler = defineHandler(startRecording, (context) => {
  const { appointment, session } = ownSession(context);
  if (appointment.status !== 'IN_PROGRESS')
    throw new ApiFailure(409, 'SESSION_NOT_STARTED', 'The session has not been started, or is over.');
  if (isRecordingOn(session)) return recordingAnswer(session);
  if (session.privacy === 'PRIVATE')
    throw new ApiFailure(409, 'PRIVATE_ROOM', 'This session is private, and so cannot be recorded.');
  // No one is answered for: the provider is asked as everyone else is (CARE-10).
  const armed = settleRecording(armRecording(session), context.now);
  return recordingAnswer(saveRoom(context, appointment.roomName, session, armed));
});

export const stopRecordingHandler = defineHandler(stopRecording, (context) => {
  const { appointment, session } = ownSession(context);
  const stopped = stop(session, context.now);
  return recordingAnswer(stopped === session ? session : saveRoom(context, appointment.roomName, session, stopped));
});

export const analyzeRecordingHandler = defineHandler(analyzeRecording, (context) => {
  const { tables, now } = context;
  const { session } = ownSession(context);
  const { recording } = session;
  if (recording.status === 'ANALYSING' || recording.status === 'READY') return recordingAnswer(session);
  // What arrived before a failure is as good as what was stopped.
  const isOver = recording.status === 'STOPPED' || recording.status === 'FAILED';
  if (!isOver || recording.durationSeconds === 0)
    throw new ApiFailure(409, 'NOTHING_RECORDED', 'Nothing was recorded in this session.');
  if (!mayTranscribe(keptScopes(session))) throw notAgreed();
  return recordingAnswer(
    tables.sessions.put({ ...session, recording: { ...recording, status: 'ANALYSING', analysisStartedAt: iso(now) } }),
  );
});

export const getRecordingHandler = defineHandler(getRecording, (context) =>
  recordingAnswer(ownSession(context).session),
);
