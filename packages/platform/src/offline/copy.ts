import type { DraftVault } from '../drafts/index.ts';

/** What can be read offline: nothing else is kept. */
export type CopyName = 'next-session' | 'safety-plan';

const NAMES: readonly CopyName[] = ['next-session', 'safety-plan'];

/**
 * Vault entry of the last signed-in user and their expiry. Its owner name belongs to no user, so that it can be found
 * without one.
 */
const DEVICE = 'offline:device';
const SESSION = 'offline:session';
const recordOf = (name: CopyName) => `offline:${name}`;

/**
 * How far the clock may be set back between keeping and reading, in milliseconds; beyond that the current time is
 * unknown.
 */
const CLOCK_SLIP_MS = 60_000;

/** The session as it was while online. */
export interface KeptSession {
  readonly userId: string;
  /** Epoch milliseconds when its token expires, and with it everything kept. */
  readonly until: number;
}

/** What was read last. */
export interface Copy {
  readonly value: unknown;
  /** Epoch milliseconds when it was read. */
  readonly at: number;
}

/**
 * Keeps the last answers about the next appointment and the safety plan, sealed, for the session that read them
 * (SEC-15, SEC-17).
 */
export interface OfflineCopies {
  /**
   * Records who is signed in and until when; a renewal updates it, and another user replaces it. It is written to disk
   * with the first kept answer, so a user who reads nothing that is kept leaves no trace.
   */
  readonly noteSession: (session: KeptSession) => Promise<void>;
  /** The session that has not expired, or null. */
  readonly session: () => Promise<KeptSession | null>;
  /** Keeps a JSON value for that user. */
  readonly keep: (userId: string, name: CopyName, value: unknown) => Promise<void>;
  /** What is kept for that user while their session has not expired; null if nothing. */
  readonly read: (userId: string, name: CopyName) => Promise<Copy | null>;
  /** The session has ended, for any reason: caches are removed (SEC-15). */
  readonly forgetAll: () => Promise<void>;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Creates the copies in the drafts’ vault: the same non-exportable key, the same binding to user and record, removed
 * with it at a logout. Copies are also bound to the session and expire with it.
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
      // Only the recorded user may read: for anyone else the expiry is unknown.
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
