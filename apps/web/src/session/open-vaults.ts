import { createDraftVault, indexedDbDrafts, tabDrafts } from '@sakina/platform/drafts';
import type { DraftVault, TabStorage } from '@sakina/platform/drafts';
import { draftsDatabase } from './drafts-database.ts';
import { logFailure } from '../boot/log.ts';

const ports = { crypto, now: () => Date.now(), log: logFailure };
// One database connection, for the key that seals both vaults.
const storage = indexedDbDrafts(draftsDatabase);

/** The vault of the signed-in user. */
export const ownVault = (): DraftVault => createDraftVault({ ...ports, storage });

/** The vault of a visitor, in their tab. */
export const visitorsVault = (tab: TabStorage): DraftVault =>
  createDraftVault({ ...ports, storage: tabDrafts(tab, storage) });
