interface PendingRead {
  readonly controller: AbortController;
  answer: Promise<unknown>;
  /** The read of the same key that started after this one. */
  next: PendingRead | null;
}

/** The reads in flight of one cache. The latest read of a key wins (SEC-11). */
export interface LatestReads {
  /**
   * Starts a read. A pending read of the same key is cancelled and settles like this one, so that neither its answer
   * nor its failure replaces newer data.
   * @param start Makes the call and ends it when the signal is aborted.
   */
  read<T>(key: string, start: (signal: AbortSignal) => Promise<T>): Promise<T>;
  isPending(key: string): boolean;
}

/** Creates the registry of reads in flight. SWR itself drops outdated answers, but not outdated failures. */
export function createLatestReads(): LatestReads {
  const pending = new Map<string, PendingRead>();

  return {
    isPending: (key) => pending.has(key),
    read: <T>(key: string, start: (signal: AbortSignal) => Promise<T>) => {
      const previous = pending.get(key);
      const own: PendingRead = { controller: new AbortController(), answer: Promise.resolve(), next: null };
      pending.set(key, own);
      if (previous) {
        previous.next = own;
        previous.controller.abort();
      }
      const forget = () => {
        if (pending.get(key) === own) pending.delete(key);
      };
      const answer = start(own.controller.signal).then(
        (data) => {
          forget();
          return own.next ? (own.next.answer as Promise<T>) : data;
        },
        (error: unknown) => {
          forget();
          if (own.next) return own.next.answer as Promise<T>;
          throw error;
        },
      );
      own.answer = answer;
      return answer;
    },
  };
}
