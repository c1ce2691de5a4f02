import type { RealtimeEvent, RealtimeEventName } from '../contract/realtime.ts';

/**
 * `waiting`: an attempt failed or the connection was lost, and the next attempt is scheduled. For diagnosis, never
 * shown as an error.
 */
export type RealtimeStatus = 'closed' | 'connecting' | 'connected' | 'waiting';

/**
 * The connection over which the server reports changes (SESSION-4). Failures are silent: screens continue by reading.
 */
export interface Realtime {
  /** Connects, and stays connected until `close`. No effect if already open. */
  readonly open: () => void;
  /** Ends the connection and all attempts until `open`. */
  readonly close: () => void;
  /** Calls the listener with every valid event of that name until the returned function is called. */
  readonly on: <Name extends RealtimeEventName>(
    name: Name,
    listener: (event: RealtimeEvent<Name>) => void,
  ) => () => void;
  /** Calls the listener each time the connection is restored after a gap in which events may have been missed. */
  readonly onGap: (listener: () => void) => () => void;
  readonly status: () => RealtimeStatus;
  /** Calls the listener at every change of the status until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}
