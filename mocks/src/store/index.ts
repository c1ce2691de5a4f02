export { createMemoryStore } from './memory-store.ts';
export type * from './rows.ts';
export type { Store } from './store.ts';
