import type { DraftVault } from './vault.ts';

export interface LateVaultPorts {
  /** Brings the vault’s code and makes the vault. May reject; it is asked again then when something is next wanted. */
  load: () => Promise<DraftVault>;
  /** Removes key and drafts without that code: a logout waits for no file to arrive. */
  wipe: () => Promise<void>;
  /** Told what failed, without data. */
  log?: (what: string, error: unknown) => void;
}

/** A vault whose code comes when something is first kept or looked for (FAST-1). As with every vault, nothing here rejects. */
export function lateDraftVault({ load, wipe, log = () => undefined }: LateVaultPorts): DraftVault {
  let generation = 0;
  let made: DraftVault | null = null;
  let coming: Promise<DraftVault> | null = null;

  function vault(): Promise<DraftVault> {
    coming ??= load().then(
      (vaultNow) => (made = vaultNow),
      (error: unknown) => {
        coming = null;
        throw error;
      },
    );
    return coming;
  }

  /** What was asked for before a logout is not done after it: its code may have arrived in between. */
  async function attempt<T>(fallback: T, work: (vault: DraftVault) => Promise<T>): Promise<T> {
    const asked = generation;
    try {
      const vaultNow = await vault();
      return asked === generation ? await work(vaultNow) : fallback;
    } catch (error) {
      log('open the drafts', error);
      return fallback;
    }
  }

  async function destroyAll(): Promise<void> {
    generation += 1;
    try {
      await (made ? made.destroyAll() : wipe());
    } catch (error) {
      log('destroy the drafts', error);
    }
  }

  return {
    seal: (userId, record, value) => attempt(false, ({ seal }) => seal(userId, record, value)),
    open: (userId, record) => attempt<unknown>(undefined, ({ open }) => open(userId, record)),
    forget: (userId, record) => attempt(undefined, ({ forget }) => forget(userId, record)),
    sweep: () => attempt(undefined, ({ sweep }) => sweep()),
    destroyAll,
    generation: () => generation,
  };
}
