/** How much longer than usual the distance between failing reads becomes at most. */
const MAX_FACTOR = 8;

/**
 * How long to wait before reading again.
 * @param everyMs The usual distance, in milliseconds.
 * @param failures How many reads failed one after another; the first is followed at the usual distance.
 * @param retryAfterMs How long the server wants to be left alone, or 0.
 */
export function pollDistance(everyMs: number, failures: number, retryAfterMs: number): number {
  const factor = Math.min(2 ** Math.max(0, failures - 1), MAX_FACTOR);
  return Math.max(everyMs * factor, retryAfterMs);
}

/** What polling needs of the page. */
export interface PollingPorts {
  isVisible: () => boolean;
  /** Calls the listener whenever the page is shown or hidden. */
  onVisibility: (listener: () => void) => () => void;
}

/** The page itself. */
export const pageVisibility: PollingPorts = {
  isVisible: () => document.visibilityState !== 'hidden',
  onVisibility: (listener) => {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};

/**
 * Does something once when the time has come: later, while the page is hidden, as soon as it is shown.
 * @param afterMs In milliseconds.
 * @returns Calls it off.
 */
export function whenDueAndVisible(
  afterMs: number,
  run: () => void,
  { isVisible, onVisibility }: PollingPorts = pageVisibility,
): () => void {
  let isDue = false;
  const attempt = () => {
    if (!isDue || !isVisible()) return;
    stop();
    run();
  };
  const timer = setTimeout(() => {
    isDue = true;
    attempt();
  }, afterMs);
  const stopListening = onVisibility(attempt);
  const stop = () => {
    clearTimeout(timer);
    stopListening();
  };
  return stop;
}
