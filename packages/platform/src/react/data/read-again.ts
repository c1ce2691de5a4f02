import { browserTabs } from '../../browser/browser-ports.ts';
import type { TabChannel } from '../../browser/ports.ts';
import { isStaleAfter } from '../../contract/stale-reads.ts';
import type { Operation } from '../../contract/operation.ts';

/** Reads the cached answers again whose operation the test names. */
export type ReadAgain = (isStale: (read: string) => boolean) => Promise<unknown>;

/** Names of writes go over it and nothing else. */
const CHANNEL = 'sakina-writes';

// One channel for sending and for receiving: a second one in the same tab would be told of this tab’s own writes.
let tabs: TabChannel | undefined;
const otherTabs = (): TabChannel => (tabs ??= browserTabs(window, CHANNEL));

/**
 * Reads again what a write made stale, here and in the person’s other tabs. Loaded with the first write, so that no
 * page has to wait for the table of what depends on what.
 * @param also Reads that this screen shows and that the table does not name.
 */
export async function readAgainAfter(write: string, readAgain: ReadAgain, also: readonly Operation[] = []) {
  otherTabs().post(write);
  await readAgain((read) => isStaleAfter(write, read) || also.some(({ name }) => name === read));
}

/** Reads again what a write in another tab made stale. @returns Stops it. */
export function followOtherTabs(readAgain: ReadAgain): () => void {
  return otherTabs().subscribe((write) => {
    if (typeof write === 'string') void readAgain((read) => isStaleAfter(write, read));
  });
}
