import { getOwnPreferences } from '@sakina/platform/contract';
import type { OwnPreferences } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { useEffect } from 'react';

/**
 * Reads the time preferences of the account. Without an answer, as offline, those stored on this device stay in force.
 */
export function SyncTimePreferences({ apply }: { apply: (preferences: OwnPreferences) => void }) {
  const { data } = useOperation(getOwnPreferences, {});
  useEffect(() => {
    if (data) apply(data);
  }, [data, apply]);
  return null;
}
