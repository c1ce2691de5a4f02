export { indexedDbDrafts } from './indexed-db.ts';
export type { DraftKey, DraftStorage, SealedDraft } from './storage.ts';
export { tabDrafts } from './tab-storage.ts';
export type { TabStorage } from './tab-storage.ts';
export { createDraftVault, DRAFT_LIFETIME_MS } from './vault.ts';
export type { DraftVault, DraftVaultPorts } from './vault.ts';
export { createDraftWriter, SEAL_AFTER_MS } from './writer.ts';
export type { DraftWriter } from './writer.ts';
