import { lazyOverlay } from '@sakina/design-system';

/** Ends a plan; its code comes when it is asked for. */
export const CloseDialog = lazyOverlay(() => import('./CloseDialog.tsx').then((m) => m.CloseDialog));
/** Notes progress on a goal. */
export const ProgressDialog = lazyOverlay(() => import('./ProgressDialog.tsx').then((m) => m.ProgressDialog));
