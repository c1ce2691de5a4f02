import { paths } from '@sakina/platform/domain';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../boot/session-context.ts';

const SIGN_OUT = { signOut: true } as const;

/** Asked before a logout; whether it goes on. */
type Hold = () => Promise<boolean>;
let held: Hold | null = null;

/** Has a logout ask first. Its code comes late: until then, and where it fails, a logout goes on, since it must always be possible. @returns lets go again */
export function holdSignOut(hold: Hold): () => void {
  held = hold;
  return () => {
    if (held === hold) held = null;
  };
}

async function maySignOut(): Promise<boolean> {
  try {
    return held === null || (await held());
  } catch {
    return true;
  }
}

/**
 * Gives the function that logs out. It goes to the landing page first (AUTH-9); the session ends on arrival, since a
 * guarded page would begin a new sign-in the moment its user is gone.
 */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    void maySignOut().then((goesOn) => goesOn && navigate(paths.landing(), { state: SIGN_OUT }));
  }, [navigate]);
}

/** Ends the session of whoever has arrived on the landing page to log out, and forgets that they came for it. */
export function useSignOutOnArrival(): void {
  const { pathname, state } = useLocation();
  const { logout } = useSession();
  const navigate = useNavigate();
  const isLeaving = pathname === paths.landing() && (state as typeof SIGN_OUT | null)?.signOut === true;
  useEffect(() => {
    if (!isLeaving) return;
    // Replaced at once: going back to this entry later must not log anybody out.
    void navigate(paths.landing(), { replace: true });
    void logout();
  }, [isLeaving, logout, navigate]);
}
