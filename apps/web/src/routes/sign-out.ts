import { paths } from '@sakina/platform/domain';
import { useAuth } from '@sakina/platform/react/session';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const SIGN_OUT = { signOut: true } as const;

/**
 * Gives the function that logs out. It goes to the landing page first (AUTH-9); the session ends on arrival, since a
 * guarded page would begin a new sign-in the moment its user is gone.
 */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return useCallback(() => void navigate(paths.landing(), { state: SIGN_OUT }), [navigate]);
}

/** Ends the session of whoever has arrived on the landing page to log out, and forgets that they came for it. */
export function useSignOutOnArrival(): void {
  const { pathname, state } = useLocation();
  const { logout } = useAuth();
  const navigate = useNavigate();
  const isLeaving = pathname === paths.landing() && (state as typeof SIGN_OUT | null)?.signOut === true;
  useEffect(() => {
    if (!isLeaving) return;
    // Replaced at once: going back to this entry later must not log anybody out.
    void navigate(paths.landing(), { replace: true });
    void logout();
  }, [isLeaving, logout, navigate]);
}
