import type { RoomCaption } from '@sakina/platform/contract';

/**
 * How long words that may still change are held back for the next ones, in milliseconds: 25 a second would be too many.
 */
const GAP_MS = 400;

export interface WordSenderOptions {
  /** Passes words on; what cannot be passed on is lost. */
  send: (caption: RoomCaption) => Promise<void>;
  /** Calls back after some milliseconds, and answers how to call that off. */
  after: (milliseconds: number, work: () => void) => () => void;
}

/** Sends words one after the other in their order: of words that change only the latest, final ones at once. */
export function createWordSender({ send, after }: WordSenderOptions) {
  /** By the id of the piece, in the order in which they began. */
  const waiting = new Map<string, RoomCaption>();
  let isSending = false;
  let cancel: (() => void) | null = null;

  async function flush(): Promise<void> {
    cancel?.();
    cancel = null;
    if (isSending) return;
    isSending = true;
    for (let next = first(); next; next = first()) {
      waiting.delete(next.id);
      await send(next).catch(() => undefined);
    }
    isSending = false;
  }
  const first = () => waiting.values().next().value;

  return {
    say: (caption: RoomCaption): void => {
      waiting.set(caption.id, caption);
      if (caption.isFinal) void flush();
      else cancel ??= after(GAP_MS, () => void flush());
    },
    /** Sends nothing any more. */
    end: (): void => {
      cancel?.();
      waiting.clear();
    },
  };
}
