export { DraftsProvider } from './drafts.tsx';
export type { DraftsProviderProps } from './drafts.tsx';
export { useDraft } from './use-draft.ts';
export type { DraftKeeping, DraftOptions } from './use-draft.ts';
