/** A chunk that has not arrived after so long has failed, in milliseconds (ERROR-1). */
export const CHUNK_LIMIT_MS = 120_000;

/** Calls back later; gives a function that calls it off. */
export type After = (milliseconds: number, callback: () => void) => () => void;

const browserTimer: After = (milliseconds, callback) => {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
};

/** Says that code or texts of the app did not arrive, so that the page around them can offer another attempt and a reload. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  /** Whether it was refused, or did not come in time. */
  readonly reason: 'failed' | 'late';
  /** Lets the chunk be loaded again; until then everyone who needs it meets this error. */
  readonly forget: () => void;

  constructor(reason: 'failed' | 'late', forget: () => void, options?: ErrorOptions) {
    super(
      reason === 'late' ? 'A part of the page did not arrive in time.' : 'A part of the page could not be loaded.',
      options,
    );
    this.reason = reason;
    this.forget = forget;
  }
}

/** Lets whatever failed be loaded again, where an error says that a chunk did. Call it once its error is shown. */
export function forgetChunkFailure(error: unknown): void {
  if (error instanceof ChunkLoadError) error.forget();
}

/** Code or texts that are loaded when they are needed. */
export interface Chunk<T> {
  /** The content, for React's `use`: always the same promise, until a failure of it is forgotten. */
  readonly read: () => Promise<T>;
  /** Starts loading. A failure here is no failure of the page: whoever reads it later makes another attempt. */
  readonly preload: () => void;
}

/** Notes on a promise how it settled, so that React's `use` reads it at once instead of suspending for a tick. */
function track<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}

/**
 * Declares a chunk. A failed one stays failed until its error is forgotten: React renders again while an error is on its
 * way to its boundary, and must not start a load each time.
 * @param load such as `() => import('./x.ts')`
 */
export function createChunk<T>(load: () => Promise<T>, after: After = browserTimer): Chunk<T> {
  let loading: Promise<T> | undefined;
  let isRead = false;

  function start(): Promise<T> {
    let mine: Promise<T> | undefined = undefined;
    const forget = () => {
      if (loading === mine) loading = undefined;
    };
    mine = track(
      new Promise<T>((resolve, reject) => {
        const callOff = after(CHUNK_LIMIT_MS, () => reject(new ChunkLoadError('late', forget)));
        load()
          .then(resolve, (cause: unknown) => reject(new ChunkLoadError('failed', forget, { cause })))
          .finally(callOff);
      }),
    );
    return mine;
  }

  return {
    read: () => {
      isRead = true;
      return (loading ??= start());
    },
    preload: () => {
      if (loading) return;
      isRead = false;
      loading = start();
      loading.catch((error: unknown) => {
        if (!isRead) forgetChunkFailure(error);
      });
    },
  };
}

/** Content that came with the code, as a chunk: `use` reads it at once and never suspends. */
export function readyChunk<T>(value: T): Chunk<T> {
  const promise = Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
  return { read: () => promise, preload: () => undefined };
}
