import { byTime } from './portal-state.ts';
import type { SwitchEntry } from './portal-state.ts';
import { readSwitch } from './read-unknown.ts';

/** How long messages are gathered before they count, in ms. */
const WINDOW_MS = 100;
/** More than this in one window is no person with several tabs, it is a flood. */
const WINDOW_LIMIT = 20;

export interface InboxPorts {
  /** Gives ms since 1970. */
  now: () => number;
  /** Runs something after so many ms. */
  after: (ms: number, run: () => void) => void;
  /** Takes what came in one window, oldest first. */
  deliver: (entries: readonly SwitchEntry[]) => void;
}

/**
 * Makes the listener of the channel `portal-sync`. Messages are checked and gathered, so that many cost no more than one, and
 * a flood counts for nothing until a whole window has been quiet (SEC-10).
 */
export function createSyncInbox({ now, after, deliver }: InboxPorts): (message: unknown) => void {
  let gathered: SwitchEntry[] = [];
  let arrived = 0;
  let isFlooded = false;
  let isWaiting = false;

  function close() {
    const entries = gathered;
    const count = arrived;
    gathered = [];
    arrived = 0;
    isWaiting = false;
    isFlooded = count > WINDOW_LIMIT || (isFlooded && count > 0);
    // Listens on until it was quiet for a whole window: the tail of a flood is still the flood.
    if (isFlooded) open();
    else if (entries.length > 0) deliver(entries.toSorted(byTime));
  }

  function open() {
    isWaiting = true;
    after(WINDOW_MS, close);
  }

  return (message) => {
    arrived += 1;
    if (!isWaiting) open();
    if (isFlooded || arrived > WINDOW_LIMIT) return;
    const entry = readSwitch(message, now());
    if (entry !== null) gathered.push(entry);
  };
}
