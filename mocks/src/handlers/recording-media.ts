import {
  putRecordingPart,
  failRecording,
  getRecordingMedia,
  getRecordingPart,
  listRecordingAccess,
  pauseRecording,
  resumeRecording,
} from '@sakina/platform/contract';
import type { RecordingAccess } from '@sakina/platform/contract';
import { mayPlay } from '@sakina/platform/domain';
import { dateIn, iso, plusDays } from '../clock.ts';
import { endCapture, failCapture, isGivenUp, isRecordingOn, settleRecording, withPart } from '../rules/live-session.ts';
import { keptScopes } from '../rules/recording-consent.ts';
import { keepPart, partOf } from '../rules/recording-parts.ts';
import type { SessionRow } from '../store/rows.ts';
import { ApiFailure } from './api-failure.ts';
import { defineHandler } from './define-handler.ts';
import { notAgreed, ownSession, recordingAnswer } from './recordings.ts';
import type { RecordingContext } from './recordings.ts';
import { saveRoom } from './room-access.ts';

/** Days that a recording is kept where no policy says otherwise. */
const KEPT_DAYS = 365;

export const pauseRecordingHandler = defineHandler(pauseRecording, (context) => {
  const { now } = context;
  const { appointment, session } = ownSession(context);
  const { status } = session.recording;
  if (status === 'PAUSED') return recordingAnswer(session);
  if (!isRecordingOn(session)) throw new ApiFailure(409, 'NOT_RECORDING', 'Nothing is being recorded.', { status });
  return recordingAnswer(saveRoom(context, appointment.roomName, session, endCapture(session, 'PAUSED', now)));
});

export const resumeRecordingHandler = defineHandler(resumeRecording, (context) => {
  const { now } = context;
  const { appointment, session } = ownSession(context);
  const { status } = session.recording;
  if (isRecordingOn(session) && status !== 'PAUSED') return recordingAnswer(session);
  if (status !== 'PAUSED') throw new ApiFailure(409, 'NOT_PAUSED', 'The recording is not off the record.', { status });
  // Who came or changed their mind meanwhile is asked first (CARE-10).
  const armed: SessionRow = { ...session, recording: { ...session.recording, status: 'ARMED' } };
  return recordingAnswer(saveRoom(context, appointment.roomName, session, settleRecording(armed, now)));
});

export const failRecordingHandler = defineHandler(failRecording, (context) => {
  const { now, body } = context;
  const { appointment, session } = ownSession(context);
  // What is sent again once the connection is back may be about an attempt that another one has followed.
  if (!isRecordingOn(session) || body.attempt !== session.recording.attempt) return recordingAnswer(session);
  const next = failCapture(session, body.failure, now);
  return recordingAnswer(saveRoom(context, appointment.roomName, session, next));
});

export const putRecordingPartHandler = defineHandler(putRecordingPart, (context) => {
  const { tables, now, body } = context;
  const { mimeType, content, durationMs, attempt } = body;
  const { take, index } = placeOf(context.params);
  const { appointment, session } = ownSession(context);
  const { recording } = session;
  if (recording.status === 'NONE' || isGivenUp(session, { attempt, take }))
    throw new ApiFailure(409, 'NOT_RECORDED', 'Nothing is asked to be recorded in this session.');
  // Also of a file that was begun: what arrives after someone took their consent back is not kept (CARE-10).
  if (!mayPlay(mimeType, keptScopes(session))) throw notAgreed();
  const known = recording.takes.find((one) => one.take === take);
  keepPart(appointment.id, take, index, { mimeType, content });
  const parts = Math.max(known?.parts ?? 0, index + 1);
  const startSeconds = known?.startSeconds ?? Math.floor(recording.durationSeconds);
  const takes = [
    ...recording.takes.filter((one) => one.take !== take),
    { take, mimeType: known?.mimeType ?? mimeType, parts, startSeconds },
  ].toSorted((first, second) => first.startSeconds - second.startSeconds);
  // One that is sent again, since its answer was lost, is not counted again.
  const counted = index < (known?.parts ?? 0) ? session : withPart(session, { attempt, take, durationMs }, now);
  const next: SessionRow = { ...counted, recording: { ...counted.recording, takes } };
  // Everyone is told when the state changes, not of each part.
  if (next.recording.status === recording.status) tables.sessions.put(next);
  else saveRoom(context, appointment.roomName, session, next);
  return { take, parts };
});

/** The take and the part that a path names. */
function placeOf(params: { take: string; index: string }): { take: number; index: number } {
  const place = { take: Number(params.take), index: Number(params.index) };
  if (!/^[1-9]\d{0,4}$/.test(params.take) || !/^\d{1,5}$/.test(params.index))
    throw new ApiFailure(404, 'NOT_FOUND', 'There is no such part.');
  return place;
}

/** A recording that can be played. */
function playable(context: RecordingContext): SessionRow {
  const { session } = ownSession(context);
  const { status, durationSeconds } = session.recording;
  if (durationSeconds === 0 || isRecordingOn(session) || status === 'NONE')
    throw new ApiFailure(409, 'NOTHING_RECORDED', 'Nothing was recorded, or it is still running.');
  return session;
}

/** Writes down that a recording was played or its transcript read; the same person is written once in ten minutes. */
export function withAccess(
  session: SessionRow,
  { what, byName, now }: Pick<RecordingAccess, 'what' | 'byName'> & { now: Date },
): SessionRow {
  const [last] = session.recording.access.filter((one) => one.what === what && one.byName === byName);
  if (last !== undefined && now.getTime() - Date.parse(last.at) < 600_000) return session;
  const entry = { id: `acc-${session.recording.access.length + 1}`, what, byName, at: iso(now) };
  return { ...session, recording: { ...session.recording, access: [entry, ...session.recording.access] } };
}

export const getRecordingMediaHandler = defineHandler(getRecordingMedia, (context) => {
  const { tables, now, user } = context;
  const session = playable(context);
  const noted = tables.sessions.put(withAccess(session, { what: 'PLAYED', byName: user.displayName, now }));
  const { takes, stoppedAt } = noted.recording;
  const day = dateIn(stoppedAt ?? now, context.tables.appointments.get(noted.id)?.timeZone ?? 'UTC');
  const agreed = keptScopes(noted);
  return {
    takes: takes.filter(({ mimeType }) => mayPlay(mimeType, agreed)),
    keptUntil: plusDays(day, KEPT_DAYS).toString(),
  };
});

export const getRecordingPartHandler = defineHandler(getRecordingPart, (context) => {
  const session = playable(context);
  const { take, index } = placeOf(context.params);
  const part = partOf(session.id, take, index);
  if (part === undefined) throw new ApiFailure(404, 'NOT_FOUND', 'There is no such part.');
  if (!mayPlay(part.mimeType, keptScopes(session))) throw notAgreed();
  return part;
});

export const listRecordingAccessHandler = defineHandler(listRecordingAccess, (context) => ({
  items: ownSession(context).session.recording.access,
}));
