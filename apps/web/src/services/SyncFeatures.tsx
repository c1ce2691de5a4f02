import { getFeatures } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { useEffect } from 'react';
import { setFeaturesOff } from '../session/features-off.ts';

/** An open tab follows a switch within this time, in milliseconds. */
const REFRESH_MS = 60_000;

/** Asks what is turned off for everybody. Without an answer, as offline, what was known stays. */
export function SyncFeatures() {
  const { data } = useOperation(getFeatures, {}, { refreshMs: REFRESH_MS });
  useEffect(() => {
    if (data) setFeaturesOff(data.off);
  }, [data]);
  return null;
}
