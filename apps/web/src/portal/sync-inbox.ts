import { byTime } from './portal-state.ts';
import type { SwitchEntry } from './portal-state.ts';
import { readSwitch } from './read-unknown.ts';

/** How long it has to be quiet before what was gathered counts, in ms. */
const QUIET_MS = 100;
/** More than this without such a pause is no person with several tabs, it is a flood. */
const BURST_LIMIT = 20;

export interface InboxPorts {
  /** Gives ms since 1970. */
  now: () => number;
  /** Runs something after so many ms. */
  after: (ms: number, run: () => void) => void;
  /** Takes what came without a pause, oldest first. */
  deliver: (entries: readonly SwitchEntry[]) => void;
}

/**
 * Makes the listener of the channel `portal-sync`. Messages are checked and gathered until it is quiet, so that many
 * cost no more than one, and a flood counts for nothing, from its first message to its last (SEC-10).
 */
export function createSyncInbox({ now, after, deliver }: InboxPorts): (message: unknown) => void {
  let gathered: SwitchEntry[] = [];
  let arrived = 0;
  /** How many had arrived when the wait began. */
  let before = 0;

  function listen() {
    before = arrived;
    after(QUIET_MS, close);
  }

  function close() {
    if (arrived > before) return listen();
    const entries = arrived > BURST_LIMIT ? [] : gathered;
    gathered = [];
    arrived = 0;
    if (entries.length > 0) deliver(entries.toSorted(byTime));
  }

  return (message) => {
    arrived += 1;
    if (arrived === 1) listen();
    if (arrived > BURST_LIMIT) return;
    const entry = readSwitch(message, now());
    if (entry !== null) gathered.push(entry);
  };
}
