import type { DraftVault } from './vault.ts';

/** Milliseconds from a change to its sealing; sealing takes some more, and two seconds is all that may be lost (SEC-15). */
export const SEAL_AFTER_MS = 1000;

export interface DraftWriterPorts {
  /** Calls back later; gives a function that calls it off. */
  after: (milliseconds: number, callback: () => void) => () => void;
  /** Told after each sealing whether the draft is kept; a logout is no failure and is not told. */
  onSealed?: (isKept: boolean) => void;
}

/** Keeps one record's draft in step with what is typed. */
export interface DraftWriter {
  /** Takes the newest value; null says that nothing is unsaved, and lets go of the draft. */
  readonly take: (value: unknown) => void;
  /** The draft on disk is this writer's own, because it was opened by it. */
  readonly adopt: () => void;
  /** Seals what is not sealed yet, now: before the page is hidden or left. */
  readonly flush: () => Promise<void>;
}

/**
 * Makes the writer of one record. Typing on does not put the sealing off. One write is under way at a time, the newest
 * value last. After a logout it writes nothing any more.
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
      // Where nothing of ours lies on disk there is nothing to forget: another tab's draft stays.
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
