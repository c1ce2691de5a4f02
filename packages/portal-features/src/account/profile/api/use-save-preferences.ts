import { saveOwnPreferences } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Saves how the person wants times and dates. */
export function useSavePreferences(): Action<typeof saveOwnPreferences> {
  return useAction(saveOwnPreferences);
}
