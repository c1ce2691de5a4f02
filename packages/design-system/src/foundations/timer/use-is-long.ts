import { useElapsed } from './use-elapsed.ts';

/**
 * Milliseconds after which a wait is spoken of; shorter ones would talk over the title of the page or the dialog they
 * belong to.
 */
const LONG_MS = 1000;

/** Whether something has been loading for so long that a screen reader should say so. */
export const useIsLong = (): boolean => useElapsed(LONG_MS);
