import { PORTAL_STORE_KEY } from './portal-storage-key.ts';

/** Whether this device keeps anything of somebody who has not logged out: a sign that somebody is signed in. */
export function hasStoredSession(): boolean {
  try {
    return window.localStorage.getItem(PORTAL_STORE_KEY) !== null;
  } catch {
    // A browser may refuse its storage.
    return false;
  }
}
