import { paths } from '@sakina/platform/domain';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { session } from './session.ts';

/** Asked before a logout; resolves to whether it continues. */
type Hold = () => Promise<boolean>;
let held: Hold | null = null;

/**
 * Makes a logout ask first. The question is lazy: until it has loaded, and if it fails, a logout proceeds, since it
 * must always be possible.
 * @returns removes the question
 */
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
 * Returns the function that logs out. It navigates to the landing page before the session ends (AUTH-9), because a
 * guarded page would start a new sign-in as soon as its user is gone. It does not wait for that page to load: on a slow
 * connection the tab may be closed or handed on before.
 */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    void maySignOut().then((goesOn) => {
      if (!goesOn) return;
      void navigate(paths.landing());
      void session.logout();
    });
  }, [navigate]);
}
