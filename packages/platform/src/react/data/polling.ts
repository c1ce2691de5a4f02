/** Maximum factor by which the interval between failing reads grows. */
const MAX_FACTOR = 8;

/**
 * How long to wait before reading again.
 * @param everyMs The regular interval, in milliseconds.
 * @param failures Number of consecutive failures; the first is followed at the regular interval.
 * @param retryAfterMs How long the server asks to wait before the next request, or 0.
 */
export function pollDistance(everyMs: number, failures: number, retryAfterMs: number): number {
  const factor = Math.min(2 ** Math.max(0, failures - 1), MAX_FACTOR);
  return Math.max(everyMs * factor, retryAfterMs);
}

/** What polling needs of the page. */
export interface PollingPorts {
  isVisible: () => boolean;
  /** Calls the listener when the page is shown or hidden. */
  onVisibility: (listener: () => void) => () => void;
}

/** The page itself. */
const pageVisibility: PollingPorts = {
  isVisible: () => document.visibilityState !== 'hidden',
  onVisibility: (listener) => {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};

/**
 * Runs a callback once when it is due; if the page is hidden then, as soon as it is visible.
 * @param afterMs In milliseconds.
 * @returns Cancels it.
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
