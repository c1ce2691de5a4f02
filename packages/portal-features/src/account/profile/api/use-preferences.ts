import { getOwnPreferences } from '@sakina/platform/contract';
import type { SavedPreferences } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** Reads how the person wants times and dates. */
export function usePreferences(): Read<SavedPreferences> {
  return useOperation(getOwnPreferences, {});
}
