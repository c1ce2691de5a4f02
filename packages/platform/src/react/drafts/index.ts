export { DraftsProvider } from './drafts.tsx';
export type { DraftsProviderProps } from './drafts.tsx';
export { useDraft } from './use-draft.ts';
export type { DraftKeeping, DraftOptions } from './use-draft.ts';
export { useSealedRecords } from './use-sealed-records.ts';
export type { SealedRecords } from './use-sealed-records.ts';
