import { after } from '../timer/after.ts';

/** A chunk that has not loaded after this many milliseconds has failed (ERROR-1). */
export const CHUNK_LIMIT_MS = 120_000;

/** Code or texts of the app could not be loaded. An error boundary can offer another attempt and a reload. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  /** `failed`: the load was rejected. `late`: it took longer than the limit. */
  readonly reason: 'failed' | 'late';
  /** Allows another load of the chunk; until then each read rejects with this error. */
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

/** Allows another load of the chunk that an error is about; ignores other errors. Call it once the error is shown. */
export function forgetChunkFailure(error: unknown): void {
  if (error instanceof ChunkLoadError) error.forget();
}

/** Code or texts that are loaded on demand. */
export interface Chunk<T> {
  /** The content, for React's `use`: always the same promise, until a failure is forgotten. */
  readonly read: () => Promise<T>;
  /** Starts loading. A failure here is not reported: the next read tries again. */
  readonly preload: () => void;
}

/** Records on a promise how it settled, so that React's `use` reads it at once instead of suspending for a tick. */
function track<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}

/**
 * Declares a chunk. A failed chunk stays failed until its error is forgotten, because React renders again while an
 * error is on its way to the boundary and must not start a load each time.
 * @param load For example `() => import('./x.ts')`.
 */
export function createChunk<T>(load: () => Promise<T>): Chunk<T> {
  let loading: Promise<T> | undefined;
  let isRead = false;

  function start(): Promise<T> {
    let current: Promise<T> | undefined = undefined;
    const forget = () => {
      if (loading === current) loading = undefined;
    };
    current = track(
      new Promise<T>((resolve, reject) => {
        const cancelLimit = after(CHUNK_LIMIT_MS, () => reject(new ChunkLoadError('late', forget)));
        load()
          .then(resolve, (cause: unknown) => reject(new ChunkLoadError('failed', forget, { cause })))
          .finally(cancelLimit);
      }),
    );
    return current;
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

/** A chunk whose content is already here: `use` reads it at once and never suspends. */
export function readyChunk<T>(value: T): Chunk<T> {
  const promise = Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
  return { read: () => promise, preload: () => undefined };
}
