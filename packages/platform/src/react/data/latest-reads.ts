interface UnderWay {
  readonly controller: AbortController;
  answer: Promise<unknown>;
  /** The read that was begun after this one. */
  next: UnderWay | null;
}

/** The reads in flight of one cache. The newest of a key wins (SEC-11). */
export interface NewestReads {
  /**
   * Begins a read. One of the same key that is still under way is called off and follows this one: whatever it would have
   * brought, an answer or a failure, is never shown over something newer.
   * @param start Makes the call and ends it when the signal is aborted.
   */
  read<T>(key: string, start: (signal: AbortSignal) => Promise<T>): Promise<T>;
  isUnderWay(key: string): boolean;
}

/** Makes the book of reads in flight. The cache itself drops late answers, but not late failures. */
export function createNewestReads(): NewestReads {
  const underWay = new Map<string, UnderWay>();

  return {
    isUnderWay: (key) => underWay.has(key),
    read: <T>(key: string, start: (signal: AbortSignal) => Promise<T>) => {
      const former = underWay.get(key);
      const own: UnderWay = { controller: new AbortController(), answer: Promise.resolve(), next: null };
      underWay.set(key, own);
      if (former) {
        former.next = own;
        former.controller.abort();
      }
      const forget = () => {
        if (underWay.get(key) === own) underWay.delete(key);
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
