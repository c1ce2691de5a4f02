import * as v from 'valibot';

/**
 * `ARMED` is started but capturing nothing, because someone in the room has not consented; `STARTING` and
 * `STOPPING` are a media server’s, which captures nothing yet or nothing more; `PAUSED` is off the record by the
 * provider; `ANALYSING` works on the transcript; `READY` can be played and read; `FAILED` captured nothing more, and the session
 * goes on without it.
 */
export const recordingStatus = v.picklist([
  'NONE',
  'ARMED',
  'STARTING',
  'RECORDING',
  'PAUSED',
  'STOPPING',
  'STOPPED',
  'ANALYSING',
  'READY',
  'FAILED',
]);

export type RecordingStatus = v.InferOutput<typeof recordingStatus>;
