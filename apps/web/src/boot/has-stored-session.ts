import { PORTAL_STORE_KEY } from './portal-storage-key.ts';

/**
 * Whether this device stores portal state of a user who has not logged out, which suggests that a user is signed in.
 */
export function hasStoredSession(): boolean {
  try {
    return window.localStorage.getItem(PORTAL_STORE_KEY) !== null;
  } catch {
    // The browser may refuse access to its storage.
    return false;
  }
}
