/** Longest wait for a first paint, in milliseconds: a page in a tab that nobody sees paints nothing. */
const PAINT_LIMIT_MS = 300;

type Scope = Window & Pick<typeof globalThis, 'PerformanceObserver'>;

/**
 * Settles once what came in the HTML is seen. What is loaded then takes nothing from the words that somebody already reads (FAST-2).
 * A frame that has been drawn is not yet shown: the browser’s own word is waited for, where it gives one.
 */
export function painted(scope: Scope): Promise<void> {
  return new Promise((resolve) => {
    const stop = (scope.PerformanceObserver?.supportedEntryTypes?.includes('paint') ? onShown : onFrame)(scope, settle);
    const limit = scope.setTimeout(settle, PAINT_LIMIT_MS);
    function settle() {
      scope.clearTimeout(limit);
      stop();
      resolve();
    }
  });
}

/** Tells of the first words or pictures on the screen. */
function onShown(scope: Scope, tell: () => void): () => void {
  const observer = new scope.PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) tell();
  });
  observer.observe({ type: 'paint', buffered: true });
  return () => observer.disconnect();
}

/** Tells of the task after the next frame. */
function onFrame(scope: Scope, tell: () => void): () => void {
  const frame = scope.requestAnimationFrame(() => scope.setTimeout(tell));
  return () => scope.cancelAnimationFrame(frame);
}

/** Settles in a task of its own, so that what was pressed meanwhile comes first (FAST-3). */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
