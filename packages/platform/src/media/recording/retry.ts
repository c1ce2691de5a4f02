/** Milliseconds until the next try, after one failure and after many. */
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;

/**
 * How long to wait before something is sent again.
 * @param failures How many tries before this one have failed, from 0.
 * @returns Milliseconds.
 */
export const resendWait = (failures: number): number => Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);

export interface SentUntilHeardOptions {
  /** Sends it; one that arrives twice has to have one effect. */
  send: () => Promise<unknown>;
  /** Whether a failure may pass, so that it is sent again. */
  isPassing: (error: unknown) => boolean;
  after: (milliseconds: number, work: () => void) => () => void;
}

/**
 * Sends something again and again, later each time, until the server has answered it.
 * @returns Ends it.
 */
export function sendUntilHeard({ send, isPassing, after }: SentUntilHeardOptions): () => void {
  let isOver = false;
  let failures = 0;
  let cancelRetry: (() => void) | null = null;
  async function attempt(): Promise<void> {
    try {
      await send();
    } catch (error) {
      if (isOver || !isPassing(error)) return;
      cancelRetry = after(resendWait(failures), () => void attempt());
      failures += 1;
    }
  }
  void attempt();
  return () => {
    isOver = true;
    cancelRetry?.();
  };
}
