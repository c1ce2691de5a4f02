import type { DraftVault } from './vault.ts';

export interface LateVaultPorts {
  /** Loads the vault’s code and creates the vault. May reject; the next use tries again. */
  load: () => Promise<DraftVault>;
  /** Removes key and drafts without that code: a logout must not wait for a download. */
  wipe: () => Promise<void>;
  /** Called with what failed, without data. */
  log?: (what: string, error: unknown) => void;
}

/** A vault whose code loads on first use (FAST-1). Like every vault, it never rejects. */
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

  /** Work requested before a logout is dropped: the code may have loaded in between. */
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
