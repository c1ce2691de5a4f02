import { getFeatures } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { useAuth } from '@sakina/platform/react/session';
import { useEffect } from 'react';
import { hasStoredSession } from '../boot/has-stored-session.ts';
import { setFeaturesOff } from '../session/features-off.ts';

/** An open tab follows a switch within this time, in milliseconds. */
const REFRESH_MS = 60_000;

/** Asks what is turned off for everybody. Without an answer, as offline, what was known stays. */
export function SyncFeatures() {
  const { status } = useAuth();
  // Once somebody is recognised everything is read again, so what is the same for everybody waits for that.
  const isRecognising = status === 'loading' || (status === 'unchecked' && hasStoredSession());
  const { data } = useOperation(getFeatures, isRecognising ? null : {}, { refreshMs: REFRESH_MS });
  useEffect(() => {
    if (data) setFeaturesOff(data.off);
  }, [data]);
  return null;
}
