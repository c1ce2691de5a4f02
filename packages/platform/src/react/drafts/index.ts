export { DraftsProvider, useDraft } from './drafts.tsx';
export type { DraftKeeping, DraftOptions, DraftsProviderProps } from './drafts.tsx';
