import { getOwnPreferences } from '@sakina/platform/contract';
import type { OwnPreferences } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { useEffect } from 'react';

/** Asks the account for its times. Without an answer, such as offline, what this device knows holds on. */
export function SyncTimePreferences({ apply }: { apply: (preferences: OwnPreferences) => void }) {
  const { data } = useOperation(getOwnPreferences, {});
  useEffect(() => {
    if (data) apply(data);
  }, [data, apply]);
  return null;
}
