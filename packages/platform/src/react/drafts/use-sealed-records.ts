import { useMemo } from 'react';
import { useDrafts } from './drafts.tsx';

/** What is kept sealed on this device for whoever is signed in, for 24 hours at most (SEC-15). */
export interface SealedRecords {
  /** @returns Whether it is kept. */
  readonly seal: (record: string, value: unknown) => Promise<boolean>;
  /** The value, or undefined where there is none. */
  readonly open: (record: string) => Promise<unknown>;
  readonly forget: (record: string) => Promise<void>;
}

/**
 * Records that are kept sealed on this device, beside those of `useDraft`; null for visitors and where nothing is kept.
 */
export function useSealedRecords(): SealedRecords | null {
  const drafts = useDrafts();
  return useMemo(() => {
    if (drafts === null || drafts.userId === null) return null;
    const { vault, userId } = drafts;
    return {
      seal: (record, value) => vault.seal(userId, record, value),
      open: (record) => vault.open(userId, record),
      forget: (record) => vault.forget(userId, record),
    };
  }, [drafts]);
}
