/** Longest wait for a first paint, in milliseconds: a page in a hidden tab paints nothing. */
const PAINT_LIMIT_MS = 300;

type Scope = Window & Pick<typeof globalThis, 'PerformanceObserver'>;

/**
 * Resolves once the prerendered HTML is visible. Code that is loaded afterwards does not delay the first paint
 * (FAST-2). A frame that was drawn is not yet visible, so the browser's paint timing is used where it exists.
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

/** Resolves with the first contentful paint. */
function onShown(scope: Scope, tell: () => void): () => void {
  const observer = new scope.PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) tell();
  });
  observer.observe({ type: 'paint', buffered: true });
  return () => observer.disconnect();
}

/** Resolves in the task after the next frame. */
function onFrame(scope: Scope, tell: () => void): () => void {
  const frame = scope.requestAnimationFrame(() => scope.setTimeout(tell));
  return () => scope.cancelAnimationFrame(frame);
}

/** Resolves in a new task, so that input that arrived meanwhile is handled first (FAST-3). */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
