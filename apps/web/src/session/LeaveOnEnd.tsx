import type { SessionEnd } from '@sakina/platform/auth';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { session } from './session.ts';
import { pageAfter } from './page-after.ts';

/**
 * Leaves the page when its session ends: for the landing page after a logout in any tab, otherwise for the sign-in page
 * with the way back kept (AUTH-6, API-3). The address changes before anything renders without the user, so that a guard
 * knows the user is leaving.
 */
export function LeaveOnEnd() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const leave = useEffectEvent((reason: SessionEnd) => {
    const next = pageAfter(reason, pathname, search);
    if (next !== null) void navigate(next, { replace: true });
  });
  useEffect(() => session.onEnd((reason) => leave(reason)), []);
  return null;
}
