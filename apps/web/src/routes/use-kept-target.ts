import { safeRedirect } from '@sakina/platform/domain';
import type { SafePath } from '@sakina/platform/domain';
import { useUser } from '@sakina/platform/react/session';
import { useSearchParams } from 'react-router-dom';

/** The path to open later, kept in the `redirect` parameter of the address. */
export interface KeptTarget {
  /** As the address gives it: only for links that pass it on. */
  redirect: string | undefined;
  /** The same path, checked against the user's role: safe to open (ROLE-9). Undefined where the address has none. */
  onward: SafePath | undefined;
  /** Where to go after signing in: `onward`, or the user's own home. */
  target: SafePath;
}

/** Reads and checks the path to open after signing in or answering questions. */
export function useKeptTarget(): KeptTarget {
  const [params] = useSearchParams();
  const user = useUser();
  const redirect = params.get('redirect') ?? undefined;
  const target = safeRedirect(redirect, user, window.location.origin);
  return { redirect, onward: redirect === undefined ? undefined : target, target };
}
