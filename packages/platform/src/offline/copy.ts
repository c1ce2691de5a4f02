import type { DraftVault } from '../drafts/index.ts';

/** What can be read without a connection: nothing else is kept. */
export type CopyName = 'next-session' | 'safety-plan';

const NAMES: readonly CopyName[] = ['next-session', 'safety-plan'];

/** In the vault: who was signed in last, and until when. Their name for it is of no person, so that it is found without one. */
const DEVICE = 'offline:device';
const SESSION = 'offline:session';
const recordOf = (name: CopyName) => `offline:${name}`;

/** How far this device's clock may be set back between keeping and reading, in milliseconds; by more, nobody knows what time it is. */
const CLOCK_SLIP_MS = 60_000;

/** A session that was there when the connection was. */
export interface KeptSession {
  readonly userId: string;
  /** Epoch milliseconds at which its token is over, and what is kept with it. */
  readonly until: number;
}

/** What was read last. */
export interface Copy {
  readonly value: unknown;
  /** Epoch milliseconds when it was read. */
  readonly at: number;
}

/** Keeps what the next appointment and the safety plan said last, sealed, for the session that read it (SEC-15, SEC-17). */
export interface OfflineCopies {
  /**
   * Notes who is signed in and until when; a renewal notes it again, and another person's note takes its place. It goes to the disk
   * with the first thing that is kept: who reads nothing that is kept leaves nothing.
   */
  readonly noteSession: (session: KeptSession) => Promise<void>;
  /** The session that has not expired, or null. */
  readonly session: () => Promise<KeptSession | null>;
  /** Keeps a value that JSON can hold, for that user. */
  readonly keep: (userId: string, name: CopyName, value: unknown) => Promise<void>;
  /** What is kept for that user while their session is not over; null for nothing. */
  readonly read: (userId: string, name: CopyName) => Promise<Copy | null>;
  /** The session is over, whatever ended it: caches go (SEC-15). */
  readonly forgetAll: () => Promise<void>;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Makes the copies, in the vault that holds the drafts: the same key, which cannot be exported, the same binding to user and
 * record, gone with it at a logout. What is read is bound to the session besides, and is over with it.
 * @param now Epoch milliseconds.
 */
export function createOfflineCopies(
  vault: Pick<DraftVault, 'seal' | 'open' | 'forget'>,
  now: () => number,
): OfflineCopies {
  async function session(): Promise<KeptSession | null> {
    const kept = await vault.open(DEVICE, SESSION);
    if (!isRecord(kept)) return null;
    const { userId, until, notedAt } = kept;
    if (typeof userId !== 'string' || typeof until !== 'number' || typeof notedAt !== 'number') return null;
    const time = now();
    return time < until && time >= notedAt - CLOCK_SLIP_MS ? { userId, until } : null;
  }

  let latest: KeptSession | null = null;
  const writeNote = (noted: KeptSession) => vault.seal(DEVICE, SESSION, { ...noted, notedAt: now() });

  return {
    session,
    noteSession: async (noted) => {
      latest = noted;
      if ((await vault.open(DEVICE, SESSION)) !== undefined) await writeNote(noted);
    },
    keep: async (userId, name, value) => {
      // Who reads is who is noted, or nobody knows how long it may be read.
      if (latest?.userId !== userId) return;
      if ((await session())?.userId !== userId) await writeNote(latest);
      await vault.seal(userId, recordOf(name), { value, at: now() });
    },
    read: async (userId, name) => {
      if ((await session())?.userId !== userId) return null;
      const kept = await vault.open(userId, recordOf(name));
      return isRecord(kept) && typeof kept['at'] === 'number' ? { value: kept['value'], at: kept['at'] } : null;
    },
    forgetAll: async () => {
      latest = null;
      const kept = await vault.open(DEVICE, SESSION);
      await vault.forget(DEVICE, SESSION);
      const userId = isRecord(kept) ? kept['userId'] : null;
      if (typeof userId === 'string') await Promise.all(NAMES.map((name) => vault.forget(userId, recordOf(name))));
    },
  };
}
