import { ApiError } from './api-error.ts';

/**
 * The time budget of one call, over all its tries, waits and the renewal. It ends by timeout, by its caller or by
 * `abort`.
 */
export interface Span {
  /** Aborted at the end; its reason is the ApiError that the call fails with. */
  readonly signal: AbortSignal;
  /**
   * Settles like the work, unless the span ends first. Later results are dropped, also of work that cannot be stopped.
   */
  orEnd<T>(work: Promise<T>): Promise<T>;
  /** Milliseconds left. */
  remainingMs(): number;
  /** Cancels the call. */
  abort(): void;
  /** Releases timers and listeners; call it when the call is over. */
  close(): void;
}

/** Cancelled by the user, the screen or a portal switch. */
function abortedError(): ApiError {
  return new ApiError({ kind: 'aborted', code: 'ABORTED', message: 'The request was cancelled' });
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
  // Not the wall clock, which can be set forward and back.
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
