import * as v from 'valibot';
import { count } from './common.ts';

/**
 * `ARMED` is started but capturing nothing, because someone in the room has not consented; `STARTING` has everyone’s
 * consent, and nothing captured has arrived yet; `RECORDING` is said only while what is captured arrives; `INTERRUPTED`
 * has had nothing arrive for a while, or the page that captured is gone, and goes on by itself once something is
 * captured again; `PAUSED` is off the record by the provider; `STOPPING` is a media server’s, which captures nothing
 * more; `ANALYSING` works on the transcript; `READY` can be played and read; `FAILED` captured nothing more, or nothing
 * at all within half a minute, and the session goes on without it.
 */
export const recordingStatus = v.picklist([
  'NONE',
  'ARMED',
  'STARTING',
  'RECORDING',
  'INTERRUPTED',
  'PAUSED',
  'STOPPING',
  'STOPPED',
  'ANALYSING',
  'READY',
  'FAILED',
]);

/**
 * Why nothing more is captured: the browser writes no kind of file, it gave up, its parts were refused, the media
 * server did not, or nothing of it arrived in time.
 */
export const recordingFailure = v.picklist([
  'NO_RECORDER',
  'BROWSER_STOPPED',
  'UPLOAD_REFUSED',
  'SERVER_FAILED',
  'NOT_STARTED',
]);

/**
 * Which attempt at recording a session it is, from 1; 0 before it was asked for. Asking again after it was stopped or
 * failed makes another one; a pause does not.
 */
export const recordingAttempt = count;

export type RecordingFailure = v.InferOutput<typeof recordingFailure>;
export type RecordingStatus = v.InferOutput<typeof recordingStatus>;
