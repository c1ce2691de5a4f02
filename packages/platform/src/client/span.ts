import { ApiError } from './api-error.ts';

/** The time that one call has, over all its tries, waits and the renewal. It ends by itself, by its caller or by `end`. */
export interface Span {
  /** Aborted at the end, with the ApiError that the call then fails with as its reason. */
  readonly signal: AbortSignal;
  /** Settles as the work does, unless the span ends before. What comes later is dropped, also from work that cannot be stopped. */
  orEnd<T>(work: Promise<T>): Promise<T>;
  /** Milliseconds left. */
  remainingMs(): number;
  /** Calls the call off. */
  abort(): void;
  /** Lets go of timers and listeners; to be called when the call is over. */
  close(): void;
}

/** Called off by the person, the screen or a portal switch. */
function abortedError(): ApiError {
  return new ApiError({ kind: 'aborted', code: 'ABORTED', message: 'The request was called off' });
}

function timeoutError(): ApiError {
  return new ApiError({ kind: 'timeout', code: 'TIMEOUT', message: 'The server did not answer in time' });
}

/**
 * Opens the span of a call.
 * @param timeoutMs Its length in milliseconds.
 * @param caller The caller’s own signal, if any.
 */
export function openSpan(timeoutMs: number, caller: AbortSignal | undefined): Span {
  const controller = new AbortController();
  const { signal } = controller;
  // Not the wall clock: that one is set forward and back.
  const began = performance.now();
  const abort = () => controller.abort(abortedError());
  const timer = setTimeout(() => controller.abort(timeoutError()), timeoutMs);
  if (caller?.aborted) abort();
  else caller?.addEventListener('abort', abort, { once: true });

  return {
    signal,
    abort,
    remainingMs: () => timeoutMs - (performance.now() - began),
    orEnd: (work) =>
      new Promise((resolve, reject) => {
        const end = () => reject(signal.reason as ApiError);
        if (signal.aborted) end();
        else signal.addEventListener('abort', end, { once: true });
        const settled = () => signal.removeEventListener('abort', end);
        work
          .then(resolve, reject)
          .finally(settled)
          .catch(() => undefined);
      }),
    close: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', abort);
    },
  };
}

/** Waits so many milliseconds; ends at once, without an error, when the signal is aborted. */
export function waitUntil(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    if (signal.aborted) done();
    else signal.addEventListener('abort', done, { once: true });
  });
}
