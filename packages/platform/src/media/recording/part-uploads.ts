import { resendWait } from './retry.ts';

/** A part of a recording as it is sent. A take is one file: each start of a recorder and each reload begins another. */
export interface CapturedPart {
  /** The attempt at recording that it was captured for, as the room told it. */
  readonly attempt: number;
  /** From 1; any number that no other take has. */
  readonly take: number;
  /** Place in the take, counted from 0. */
  readonly index: number;
  readonly mimeType: string;
  /** Base64. */
  readonly content: string;
  /** Milliseconds that were captured for it. */
  readonly durationMs: number;
}

/** Which part it is. */
export type PartPlace = Pick<CapturedPart, 'take' | 'index'>;

/** Keeps parts until the server has them, so that a reload loses none. Each call may reject. */
export interface PartStore {
  put: (part: CapturedPart) => Promise<void>;
  /** What is kept, in any order. */
  all: () => Promise<readonly CapturedPart[]>;
  remove: (place: PartPlace) => Promise<void>;
}

export interface PartUploadsOptions {
  store: PartStore;
  /** Sends a part; the server knows parts by their place, so that one that is sent twice is kept once. */
  send: (part: CapturedPart) => Promise<void>;
  /** Whether a failure is final: the server will not take this part at any later time. */
  isFinal: (error: unknown) => boolean;
  /** Called with the number of parts that wait, at each change. */
  onWaiting?: (count: number) => void;
  /** Called once for each attempt at recording of which a part was refused for good. */
  onRefused?: (attempt: number) => void;
  after: (milliseconds: number, work: () => void) => () => void;
}

export interface PartUploads {
  /** Takes a part; it is kept before it is sent. Where one of its attempt was refused, it is kept alone. */
  add: (part: CapturedPart) => void;
  /** Sends what an earlier page left. */
  resume: () => Promise<void>;
  /** Resolves once nothing waits any more, or the sending is ended. */
  settled: () => Promise<void>;
  /** Ends the sending; what waits stays kept. */
  close: () => void;
}

/**
 * Sends the parts of a recording one after the other in their order, and again for as long as the connection is away.
 * One that is refused for good ends the sending of its attempt, without which it cannot be played; another attempt goes
 * on.
 */
export function createPartUploads({
  store,
  send,
  isFinal,
  onWaiting = () => undefined,
  onRefused = () => undefined,
  after,
}: PartUploadsOptions): PartUploads {
  const queue: CapturedPart[] = [];
  const waiters = new Set<() => void>();
  const refused = new Set<number>();
  let isSending = false;
  let isClosed = false;
  let cancelRetry: (() => void) | null = null;
  let failures = 0;

  const isDone = () => queue.length === 0 || isClosed;

  function changed(): void {
    onWaiting(queue.length);
    if (!isDone()) return;
    for (const done of waiters) done();
    waiters.clear();
  }

  function insert(part: CapturedPart): void {
    if (refused.has(part.attempt)) return;
    if (queue.some(({ take, index }) => take === part.take && index === part.index)) return;
    queue.push(part);
    queue.sort((first, second) => first.take - second.take || first.index - second.index);
  }

  async function run(): Promise<void> {
    if (isSending || cancelRetry !== null) return;
    isSending = true;
    while (!isClosed) {
      const [part] = queue;
      if (part === undefined) break;
      try {
        // One at a time: the server gets them in their order.
        // oxlint-disable-next-line no-await-in-loop
        await send(part);
      } catch (error) {
        if (isFinal(error)) {
          refuse(part.attempt);
          continue;
        }
        isSending = false;
        retryLater();
        return;
      }
      failures = 0;
      queue.splice(queue.indexOf(part), 1);
      // A part that stays kept is sent again after a reload, and the server knows it by its place.
      store.remove(part).catch(() => undefined);
      changed();
    }
    isSending = false;
  }

  function refuse(attempt: number): void {
    refused.add(attempt);
    const rest = queue.filter((part) => part.attempt !== attempt);
    queue.splice(0, queue.length, ...rest);
    changed();
    onRefused(attempt);
  }

  function retryLater(): void {
    const wait = resendWait(failures);
    failures += 1;
    cancelRetry = after(wait, () => {
      cancelRetry = null;
      void run();
    });
  }

  return {
    add: (part) => {
      insert(part);
      changed();
      // A part that cannot be kept is sent all the same.
      store
        .put(part)
        .catch(() => undefined)
        .finally(() => void run());
    },
    resume: async () => {
      for (const part of await store.all()) insert(part);
      changed();
      void run();
    },
    settled: () => (isDone() ? Promise.resolve() : new Promise((resolve) => waiters.add(resolve))),
    close: () => {
      isClosed = true;
      cancelRetry?.();
      cancelRetry = null;
      changed();
    },
  };
}
