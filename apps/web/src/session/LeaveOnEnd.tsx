import type { SessionEnd } from '@sakina/platform/auth';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from './session.ts';
import { pageAfter } from './page-after.ts';

/**
 * Leaves the page on which a session has ended: for the landing page after a logout, here or in another tab, else for signing
 * in again with the way back kept (AUTH-6, API-3). The address changes before anything is shown without the user: a guard
 * that finds it changed knows that somebody is leaving.
 */
export function LeaveOnEnd() {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const leave = useEffectEvent((reason: SessionEnd) => {
    const next = pageAfter(reason, pathname, search);
    if (next !== null) void navigate(next, { replace: true });
  });
  useEffect(() => session.onEnd((reason) => leave(reason)), [session]);
  return null;
}
