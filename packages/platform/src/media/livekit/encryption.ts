import { BaseKeyProvider, isE2EESupported } from 'livekit-client';
import type { RoomOptions } from 'livekit-client';
import { EVERYBODY } from '../port.ts';
import type { MediaFailure, RoomChannel, SignalMessage } from '../port.ts';
import { createExchange, newKey } from './key-exchange.ts';

/** Milliseconds after which someone's key is missed. */
const MISSED_MS = 5000;

export interface EncryptionOptions {
  ownId: string;
  /** The room's channel: it carries public keys, and call keys that are wrapped for one person. */
  channel: RoomChannel;
  after: (milliseconds: number, work: () => void) => () => void;
  /** Called with whose key did not come, and with null when it came after all. */
  onMissing: (failure: MediaFailure | null) => void;
  /** Starts the worker that encrypts. @default the library's, as a file of ours */
  startWorker?: () => Worker;
}

/** What a private call needs of its keys. */
export interface Encryption {
  /** What the library's room is made with. */
  readonly forRoom: () => NonNullable<RoomOptions['encryption']>;
  readonly arrived: (id: string) => void;
  readonly parted: (id: string) => void;
  readonly close: () => void;
}

/** The keys of everyone, each under the id of whose frames it opens. */
class SenderKeys extends BaseKeyProvider {
  constructor() {
    // A key is replaced as a whole: nothing is guessed from the one before.
    super({ sharedKey: false, ratchetWindowSize: 0 });
  }
  async put(id: string, bytes: ArrayBuffer): Promise<void> {
    const material = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveBits', 'deriveKey']);
    this.onSetEncryptionKey(material, id, 0);
  }
}

/** Starts the library's worker that encrypts and decrypts frames. */
export const startEncryptionWorker = (): Worker =>
  new Worker(new URL('./e2ee-worker.ts', import.meta.url), { type: 'module' });

/**
 * Keys of a call that the server cannot open. Everyone makes a key of their own and gives it, wrapped, to each of the
 * others; with each who comes or goes it is a new one, so that no one opens what was said before they came or after
 * they left. Whoever passes the public keys on, the room's server, is trusted to exchange none. Returns null where the
 * browser cannot encrypt frames.
 */
export function createEncryption({
  ownId,
  channel,
  after,
  onMissing,
  startWorker = startEncryptionWorker,
}: EncryptionOptions): Encryption | null {
  if (!isE2EESupported()) return null;
  const keys = new SenderKeys();
  const publicKeys = new Map<string, string>();
  const missing = new Map<string, () => void>();
  const workers: Worker[] = [];
  const exchange = createExchange();
  let isOver = false;
  let chain: Promise<void> = Promise.resolve();

  const run = (work: () => Promise<void>) => {
    chain = chain.then(() => (isOver ? undefined : work())).catch(() => undefined);
  };

  async function hello(to: string, isReply: boolean): Promise<void> {
    const { publicKey } = await exchange;
    channel.send(to, { kind: 'key-hello', publicKey, isReply });
  }

  /**
   * Uses a new key from now on, and then gives it to all: who has it before its first frame would take the key for a
   * wrong one.
   */
  async function renewKey(): Promise<void> {
    const key = newKey();
    await keys.put(ownId, key.buffer);
    const { publicKey, wrap } = await exchange;
    for (const [id, theirs] of publicKeys) channel.send(id, { kind: 'key', publicKey, ...(await wrap(key, theirs)) });
  }

  function forgetMissing(id: string): void {
    missing.get(id)?.();
    missing.delete(id);
  }

  async function hear(from: string, message: SignalMessage): Promise<void> {
    if (message.kind === 'key-hello') {
      publicKeys.set(from, message.publicKey);
      if (!message.isReply) await hello(from, true);
      await renewKey();
    }
    if (message.kind !== 'key') return;
    const { unwrap } = await exchange;
    await keys.put(from, await unwrap(message, message.publicKey));
    if (missing.has(from)) onMissing(null);
    forgetMissing(from);
  }

  const end = channel.on((from, message) => run(() => hear(from, message)));
  run(renewKey);
  run(() => hello(EVERYBODY, false));

  return {
    forRoom: () => {
      const worker = startWorker();
      workers.push(worker);
      return { keyProvider: keys, worker };
    },
    arrived: (id) => {
      if (publicKeys.has(id) || missing.has(id)) return;
      const cancel = after(MISSED_MS, () => {
        onMissing({ at: 'encryption', participantId: id, why: 'key-missing' });
        run(() => hello(id, false));
      });
      missing.set(id, cancel);
    },
    parted: (id) => {
      forgetMissing(id);
      if (publicKeys.delete(id)) run(renewKey);
    },
    close: () => {
      isOver = true;
      end();
      for (const cancel of missing.values()) cancel();
      for (const worker of workers) worker.terminate();
    },
  };
}
