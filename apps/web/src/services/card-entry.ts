import type { LoadCardEntry } from '@sakina/platform/react';
import { mockMode } from '../boot/mock-mode.ts';

/**
 * Loads the fields that cards are typed into (docs/decisions/0022). A deployment puts its payment platform's element
 * here and its origins into the content security policy; the demo has test fields. Without either, a saved card can
 * still be used.
 */
export const loadCardEntry: LoadCardEntry = async () => {
  const mocks = await mockMode();
  return mocks ? mocks.loadCardEntry() : null;
};
