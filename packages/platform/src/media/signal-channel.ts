import type { RealtimeEvent } from '../contract/realtime.ts';
import type { Realtime } from '../realtime/realtime.ts';
import type { RoomChannel, SignalMessage } from './port.ts';

/** A message and whom it is for, as `rooms.signal` takes it. */
export interface AddressedSignal {
  readonly to: string;
  readonly message: SignalMessage;
}

export interface SignalChannelOptions {
  /** The room's connection, over which the others' messages come. */
  realtime: Pick<Realtime, 'on' | 'status' | 'subscribe'>;
  /** Passes messages on, in their order. Rejects where the server cannot be reached. */
  send: (signals: readonly AddressedSignal[]) => Promise<void>;
  after: (milliseconds: number, work: () => void) => () => void;
}

/** As many as one call takes. */
const BATCH = 50;
const RETRY_MS = 1000;
/** How often a batch is tried again; the links mend themselves when it was lost. */
const RETRIES = 3;

/**
 * The room's channel for a call: messages that arise while a call of the API is under way go together with the next
 * one.
 */
export function createSignalChannel({ realtime, send, after }: SignalChannelOptions): RoomChannel {
  const waiting: AddressedSignal[] = [];
  let isSending = false;
  /** Whether the last message did not reach the server: the connection notices that later. */
  let hasFailed = false;
  const isConnected = () => realtime.status() === 'connected';

  async function flush(): Promise<void> {
    if (isSending) return;
    isSending = true;
    // What is said in the same moment goes together.
    await Promise.resolve();
    while (waiting.length > 0) await sendBatch(waiting.splice(0, BATCH));
    isSending = false;
  }

  async function sendBatch(batch: readonly AddressedSignal[]): Promise<void> {
    for (let failures = 0; failures <= RETRIES; failures += 1) {
      try {
        await send(batch);
        hasFailed = false;
        return;
      } catch {
        hasFailed = true;
        await new Promise<void>((resolve) => void after(RETRY_MS * 2 ** failures, resolve));
      }
    }
  }

  return {
    send: (to, message) => {
      waiting.push({ to, message });
      void flush();
    },
    on: (listener) =>
      realtime.on('room.signal', ({ from, message }: RealtimeEvent<'room.signal'>) => listener(from, message)),
    status: () => (isConnected() && !hasFailed ? 'open' : 'waiting'),
    onOpen: (listener) => {
      let wasConnected = isConnected();
      return realtime.subscribe(() => {
        const opens = isConnected() && !wasConnected;
        wasConnected = isConnected();
        if (opens) listener();
      });
    },
  };
}
