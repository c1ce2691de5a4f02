import { lazyOverlay } from '@sakina/design-system';

/** Cancels a meeting; its code comes when it is asked for. */
export const CancelDialog = lazyOverlay(() => import('./CancelDialog.tsx').then((m) => m.CancelDialog));
/** Writes the note of a participant. */
export const NoteDialog = lazyOverlay(() => import('./NoteDialog.tsx').then((m) => m.NoteDialog));
