import { getFeatures } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { useAuth } from '@sakina/platform/react/session';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { hasStoredSession } from '../boot/has-stored-session.ts';
import { setFeaturesOff } from '../session/features-off.ts';
import { switchesOf } from '../session/switches.ts';

/** An open tab follows a switch within this time, in milliseconds. */
const REFRESH_MS = 60_000;

/**
 * Asks what is turned off for everyone: for whoever is signed in, and for visitors of a page that can be turned off.
 * Without an answer, as offline, what was known stays.
 */
export function SyncFeatures() {
  const { status } = useAuth();
  const { pathname } = useLocation();
  // Once someone is recognised everything is read again, so what is the same for everyone waits for that.
  const isRecognising = status === 'loading' || (status === 'unchecked' && hasStoredSession());
  const isAsked = status === 'signed-in' || (!isRecognising && switchesOf(pathname) !== undefined);
  const { data } = useOperation(getFeatures, isAsked ? {} : null, { refreshMs: REFRESH_MS });
  useEffect(() => {
    if (data) setFeaturesOff(data.off);
  }, [data]);
  return null;
}
