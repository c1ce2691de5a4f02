import type { DraftVault } from './vault.ts';

/** Milliseconds from a change to its sealing, which takes some more; at most two seconds may be lost (SEC-15). */
export const SEAL_AFTER_MS = 1000;

export interface DraftWriterPorts {
  /** Calls back after so many milliseconds; the returned function cancels it. */
  after: (milliseconds: number, callback: () => void) => () => void;
  /** Called after each sealing with whether the draft is kept. Not called for a logout, which is not a failure. */
  onSealed?: (isKept: boolean) => void;
}

/** Keeps one record’s draft in step with the form. */
export interface DraftWriter {
  /** Takes the latest value; null means that nothing is unsaved, and removes the draft. */
  readonly take: (value: unknown) => void;
  /** Claims the draft on disk as this writer’s own, because it was opened by it. */
  readonly adopt: () => void;
  /** Seals pending changes now: before the page is hidden or left. */
  readonly flush: () => Promise<void>;
}

/**
 * Creates the writer of one record. Continued typing does not postpone the sealing. One write runs at a time, the
 * latest value last. After a logout nothing is written.
 */
export function createDraftWriter(
  vault: DraftVault,
  userId: string,
  record: string,
  { after, onSealed }: DraftWriterPorts,
): DraftWriter {
  const born = vault.generation();
  let value: unknown = null;
  /** Whether there may be a draft of ours on disk. */
  let isHeld = false;
  let isDue = false;
  let cancelTimer: (() => void) | null = null;
  let queue: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    if (!isDue || vault.generation() !== born) return;
    isDue = false;
    if (value === null) {
      await vault.forget(userId, record);
      return;
    }
    const isKept = await vault.seal(userId, record, value);
    if (vault.generation() === born) onSealed?.(isKept);
  }

  function flush(): Promise<void> {
    cancelTimer?.();
    cancelTimer = null;
    queue = queue.then(write);
    return queue;
  }

  return {
    take: (next) => {
      value = next;
      // Without a draft of ours on disk there is nothing to remove: another tab’s draft stays.
      if (next === null && !isHeld) return;
      isHeld = next !== null;
      isDue = true;
      if (next === null) void flush();
      else cancelTimer ??= after(SEAL_AFTER_MS, () => void flush());
    },
    adopt: () => {
      isHeld = true;
    },
    flush,
  };
}
