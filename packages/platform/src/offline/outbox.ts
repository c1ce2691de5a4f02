import type { DraftVault } from '../drafts/index.ts';
import { isApiError } from '../client/api-error.ts';
import type { CallInput } from '../client/request.ts';
import type { TabChannel, TabLock } from '../browser/index.ts';
import { readWrites } from './waiting-write.ts';
import type { NewWrite, WaitingWrite } from './waiting-write.ts';

/** Wait after a send without an answer, in milliseconds (SEC-17: everything within 5 s of return). */
export const SEND_AGAIN_MS = 3_000;
/** The longest such wait when the server itself fails, in milliseconds. */
const LONGEST_WAIT_MS = 30_000;

/** The channel on which tabs announce changes of the queue. The message does not say what is queued. */
export const OUTBOX_CHANNEL = 'sakina-outbox';

const RECORD = 'outbox';
const CHANGING = 'sakina-outbox';
const SENDING = 'sakina-outbox-sending';

export interface OutboxPorts {
  /** Stores the writes sealed: the drafts’ vault. */
  readonly vault: Pick<DraftVault, 'seal' | 'open' | 'forget'>;
  /** Sends one; rejects with an ApiError. */
  readonly send: (write: WaitingWrite) => Promise<unknown>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Returns an idempotency key that was never used. */
  readonly newKey: () => string;
  readonly after: (milliseconds: number, callback: () => void) => () => void;
  /** Serialises changes of the list and sending among the tabs. */
  readonly lock: TabLock;
  /** The channel `OUTBOX_CHANNEL`. */
  readonly tabs: TabChannel;
  readonly isConnected: () => boolean;
}

/** Writes that could not be sent, in the order of their requests (SEC-17). */
export interface Outbox {
  /** The owner of the writes; null when signed out. Writes of an earlier session are found again. */
  readonly open: (userId: string | null) => Promise<void>;
  readonly getSnapshot: () => readonly WaitingWrite[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Keeps a write, sealed. @returns Whether it is kept; if not, the user must be told that it was not sent. */
  readonly add: (write: NewWrite) => Promise<boolean>;
  /** Sends everything queued, oldest first; stops at the first without an answer. */
  readonly flush: () => Promise<void>;
  readonly discard: (id: string) => Promise<void>;
  /**
   * Queues a refused write again, under a new key, since a server repeats its answer to a known key.
   * @param input Its content now, if that has changed, such as the version it builds on.
   */
  readonly retry: (id: string, input?: CallInput) => Promise<void>;
  /** Calls the listener with each write sent from this tab, and its answer. */
  readonly onSent: (listener: (write: WaitingWrite, answer: unknown) => void) => () => void;
}

type Outcome = 'sent' | 'refused' | 'trouble' | 'unanswered';

/** What a failed send means: done after all, refused for good, a server error, or unknown. */
function outcomeOf(error: unknown): Outcome {
  if (!isApiError(error)) return 'trouble';
  const status = error.status ?? 0;
  // Done, though the answer is unreadable.
  if (error.kind === 'contract' && status >= 200 && status < 300) return 'sent';
  if (error.kind === 'contract') return 'refused';
  if (error.kind !== 'http') return 'unanswered';
  return status >= 500 || [401, 408, 425, 429].includes(status) ? 'trouble' : 'refused';
}

/** A user’s queued writes on this device, refused or not, from any tab; for callers without an outbox. */
export async function readOutbox(vault: Pick<DraftVault, 'open'>, userId: string): Promise<readonly WaitingWrite[]> {
  return readWrites(await vault.open(userId, RECORD));
}

/** Creates this tab’s outbox; all tabs of a user share one list. */
export function createOutbox({ vault, send, now, newKey, after, lock, tabs, isConnected }: OutboxPorts): Outbox {
  const listeners = new Set<() => void>();
  const sentListeners = new Set<(write: WaitingWrite, answer: unknown) => void>();
  let userId: string | null = null;
  let writes: readonly WaitingWrite[] = [];
  let cancelTimer: (() => void) | null = null;
  let flushing: Promise<void> | null = null;
  let troubles = 0;

  function show(next: readonly WaitingWrite[]) {
    if (next.length === 0 && writes.length === 0) return;
    writes = next;
    for (const listener of listeners) listener();
  }

  /** Changes the list on disk and shows the result. @returns Whether the change is kept. */
  function change(
    whose: string,
    make: (current: readonly WaitingWrite[]) => readonly WaitingWrite[],
  ): Promise<boolean> {
    return lock(CHANGING, async () => {
      const current = readWrites(await vault.open(whose, RECORD));
      const next = make(current);
      const isKept =
        next.length === 0 ? (await vault.forget(whose, RECORD), true) : await vault.seal(whose, RECORD, next);
      if (whose === userId) show(isKept ? next : current);
      if (isKept) tabs.post({ kind: 'changed' });
      return isKept;
    });
  }
  const without = (id: string) => (current: readonly WaitingWrite[]) => current.filter((write) => write.id !== id);
  const refused = (id: string, refusal: string) => (current: readonly WaitingWrite[]) =>
    current.map((write) => (write.id === id ? { ...write, refusal } : write));

  async function readAgain(whose: string) {
    const kept = readWrites(await vault.open(whose, RECORD));
    if (whose === userId) show(kept);
  }

  function again(milliseconds: number) {
    cancelTimer?.();
    cancelTimer = after(milliseconds, () => void flush());
  }

  /** Sends one. @returns Whether to continue with the next. */
  async function sendOne(whose: string, write: WaitingWrite): Promise<boolean> {
    if (write.until !== null && now() > write.until) return change(whose, refused(write.id, 'TOO_LATE'));
    let answer: unknown;
    try {
      answer = await send(write);
    } catch (error) {
      const outcome = outcomeOf(error);
      if (outcome === 'refused') return change(whose, refused(write.id, isApiError(error) ? error.code : 'UNKNOWN'));
      if (outcome !== 'sent') {
        troubles += 1;
        const wait =
          outcome === 'unanswered' ? SEND_AGAIN_MS : Math.min(SEND_AGAIN_MS * 2 ** (troubles - 1), LONGEST_WAIT_MS);
        if (whose === userId) again(wait);
        return false;
      }
    }
    troubles = 0;
    const isGone = await change(whose, without(write.id));
    for (const listener of sentListeners) listener(write, answer);
    return isGone;
  }

  async function sendAll(whose: string): Promise<void> {
    for (;;) {
      // Another tab may have sent or removed it meanwhile.
      const next = readWrites(await vault.open(whose, RECORD)).find(({ refusal }) => refusal === null);
      if (whose !== userId || next === undefined || !isConnected()) return;
      if (!(await sendOne(whose, next))) return;
    }
  }

  function flush(): Promise<void> {
    const whose = userId;
    if (whose === null || !isConnected() || writes.every(({ refusal }) => refusal !== null)) return Promise.resolve();
    cancelTimer?.();
    cancelTimer = null;
    flushing ??= lock(SENDING, () => sendAll(whose)).finally(() => {
      flushing = null;
    });
    return flushing;
  }

  tabs.subscribe(() => {
    if (userId !== null) void readAgain(userId);
  });

  return {
    open: async (next) => {
      if (next === userId) return;
      userId = next;
      cancelTimer?.();
      cancelTimer = null;
      troubles = 0;
      show([]);
      if (next === null) return;
      await readAgain(next);
      await flush();
    },
    getSnapshot: () => writes,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: async ({ id, operation, input, until = null }) => {
      if (userId === null) return false;
      const write: WaitingWrite = { id, operation, input, at: now(), until, refusal: null };
      const isKept = await change(userId, (current) => [...current.filter((other) => other.id !== id), write]);
      // Unanswered writes are retried soon, even if the network itself is fine.
      if (isKept && cancelTimer === null && flushing === null) again(SEND_AGAIN_MS);
      return isKept;
    },
    flush,
    discard: async (id) => {
      if (userId !== null) await change(userId, without(id));
    },
    retry: async (id, input) => {
      if (userId === null) return;
      const renewed = { refusal: null, ...(input && { input }) };
      await change(userId, (current) =>
        current.map((write) => (write.id === id ? { ...write, ...renewed, id: newKey() } : write)),
      );
      await flush();
    },
    onSent: (listener) => {
      sentListeners.add(listener);
      return () => void sentListeners.delete(listener);
    },
  };
}
