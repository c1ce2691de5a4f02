/**
 * Recording by a media server’s own program, LiveKit’s Egress: the states that it goes through, and what the room says
 * of them. The program needs a service and a browser of its own and was not run here; a scripted one stands for it in
 * the test.
 */
import type { Recording, recordingFailure } from '@sakina/platform/contract';
import type * as v from 'valibot';

/** States of one egress, as LiveKit names them. */
export type EgressState =
  | 'EGRESS_STARTING'
  | 'EGRESS_ACTIVE'
  | 'EGRESS_ENDING'
  | 'EGRESS_COMPLETE'
  | 'EGRESS_FAILED'
  | 'EGRESS_ABORTED'
  | 'EGRESS_LIMIT_REACHED';

/** What starts and stops one. */
interface EgressPort {
  /**
   * Captures what one participant sends, into a file of their own: whoever takes their consent back has theirs stopped
   * alone.
   * @param onState Called with each state, the first included.
   * @returns Stops it.
   */
  start: (participantId: string, onState: (state: EgressState) => void) => () => void;
}

/** What the room says of a recording by the server. */
export type ServerRecordingStatus = Extract<
  Recording['status'],
  'STARTING' | 'RECORDING' | 'STOPPING' | 'STOPPED' | 'FAILED'
>;

export interface ServerRecordingOptions {
  port: EgressPort;
  /** Ids of those who agreed, which is everyone inside. */
  participantIds: readonly string[];
  /** Calls back after some milliseconds, and answers how to call that off. */
  after: (milliseconds: number, work: () => void) => () => void;
  onStatus: (status: ServerRecordingStatus, failure?: v.InferOutput<typeof recordingFailure>) => void;
}

/** One that has not begun by then never does: it would be shown as starting for ever (egress#858, #911). */
const STARTS_WITHIN_MS = 10_000;

const OVER: readonly EgressState[] = ['EGRESS_COMPLETE', 'EGRESS_LIMIT_REACHED'];
const BROKEN: readonly EgressState[] = ['EGRESS_FAILED', 'EGRESS_ABORTED'];

/**
 * Records everyone who agreed. The room says ‘recording’ only once all are captured, and that it failed as soon as one
 * is not.
 * @returns `withdraw` ends what is captured of one person, `stop` of all.
 */
export function recordByServer({ port, participantIds, after, onStatus }: ServerRecordingOptions) {
  const states = new Map<string, EgressState>(participantIds.map((id) => [id, 'EGRESS_STARTING']));
  const stops = new Map<string, () => void>();
  let told: ServerRecordingStatus | null = null;
  let cancel: () => void = () => undefined;

  const tell = (status: ServerRecordingStatus) => {
    // What has failed or is stopped stays so, whatever the others do.
    if (status === told || told === 'FAILED' || told === 'STOPPED') return;
    told = status;
    if (status !== 'STARTING') cancel();
    if (status === 'FAILED') onStatus(status, 'SERVER_FAILED');
    else onStatus(status);
  };
  const stopAll = () => {
    for (const stop of stops.values()) stop();
  };
  const fail = () => {
    tell('FAILED');
    stopAll();
  };

  function look(): void {
    const all = [...states.values()];
    if (all.some((state) => BROKEN.includes(state))) return fail();
    if (all.every((state) => OVER.includes(state))) return tell('STOPPED');
    if (all.some((state) => state === 'EGRESS_ENDING' || OVER.includes(state))) return tell('STOPPING');
    return tell(all.every((state) => state === 'EGRESS_ACTIVE') ? 'RECORDING' : 'STARTING');
  }

  tell('STARTING');
  cancel = after(STARTS_WITHIN_MS, fail);
  for (const id of participantIds)
    stops.set(
      id,
      port.start(id, (state) => {
        if (!states.has(id)) return;
        states.set(id, state);
        look();
      }),
    );

  return {
    /** Ends what is captured of someone who takes their consent back; the others’ files are not touched. */
    withdraw: (participantId: string): void => {
      states.delete(participantId);
      stops.get(participantId)?.();
      stops.delete(participantId);
    },
    stop: stopAll,
  };
}
