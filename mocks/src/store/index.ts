export { createIndexedDbStore } from './indexed-db-store.ts';
export { createMemoryStore } from './memory-store.ts';
export { createPersistentStore } from './persistent-store.ts';
export { createSeed, SEED_VERSION } from './seed.ts';
export type { StoragePort } from './persistent-store.ts';
export type * from './rows.ts';
export type { Store } from './store.ts';
export type { Tables } from './table.ts';
