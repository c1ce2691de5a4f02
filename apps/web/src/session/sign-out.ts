import { paths } from '@sakina/platform/domain';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from './session.ts';

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
 * Gives the function that logs out. The address is the landing page's before the session ends (AUTH-9), since a guarded page
 * would begin a new sign-in the moment its user is gone. Nothing waits for that page to be shown: on a slow line the tab may be
 * closed, or handed on, before it has come.
 */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  const { logout } = useSession();
  return useCallback(() => {
    void maySignOut().then((goesOn) => {
      if (!goesOn) return;
      void navigate(paths.landing());
      void logout();
    });
  }, [navigate, logout]);
}
