export { CardEntryProvider, useLoadCardEntry } from './card-entry.tsx';
export type { CardEntryProviderProps, LoadCardEntry } from './card-entry.tsx';
