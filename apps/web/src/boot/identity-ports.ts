import { browserStorage, browserTabs, noTabs } from '@sakina/platform/browser';
import type { KeyStorage, OpenTabChannel } from '@sakina/platform/browser';
import { openOwnWindow } from './own-window.ts';

/**
 * Whether this window of the demo is signed in on its own, apart from the other tabs. A literal condition, so that the
 * bundler drops it from every other build: there all tabs share one sign-in (SEC-14).
 */
export const isOwnWindow =
  import.meta.env.VITE_MOCK_API === 'true' && typeof window !== 'undefined' && openOwnWindow(window);

/** The storage of what belongs to the signed-in user: the browser’s, or the tab’s in a window of its own. */
export const identityStorage = (): KeyStorage =>
  browserStorage(window, isOwnWindow ? 'sessionStorage' : 'localStorage');

/** A channel to the tabs of the same sign-in: none in a window of its own. */
export const identityTabs = (name: string): OpenTabChannel => (isOwnWindow ? noTabs : browserTabs(window, name));
