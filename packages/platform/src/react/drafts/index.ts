export { DraftsProvider, useDraft } from './drafts.tsx';
export type { DraftOptions, DraftsProviderProps } from './drafts.tsx';
