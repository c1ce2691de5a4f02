/** A part of a recording as it is sent. A take is one file: each start of a recorder and each reload begins another. */
export interface CapturedPart {
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

/** Milliseconds until the next attempt, after one failure and after many. */
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;

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
  /** Called once when a part was refused for good. */
  onRefused?: (error: unknown) => void;
  after: (milliseconds: number, work: () => void) => () => void;
}

export interface PartUploads {
  /** Takes a part; it is kept before it is sent. */
  add: (part: CapturedPart) => void;
  /** Sends what an earlier page left. */
  resume: () => Promise<void>;
  /** Resolves once nothing waits any more, or a part was refused. */
  settled: () => Promise<void>;
  /** Ends all attempts; what waits stays kept. */
  close: () => void;
}

/**
 * Sends the parts of a recording one after the other in their order, and again for as long as the connection is away.
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
        isSending = false;
        if (isFinal(error)) {
          isClosed = true;
          changed();
          onRefused(error);
          return;
        }
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

  function retryLater(): void {
    const wait = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);
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
