import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { Session } from '../../auth/session-api.ts';
import type { SessionState } from '../../auth/session-state.ts';
import type { User } from '../../domain/index.ts';

const SessionContext = createContext<Session | null>(null);

/** The session’s state and actions. */
export type Auth = SessionState &
  Pick<Session, 'check' | 'login' | 'register' | 'completeSignIn' | 'logout' | 'refresh'>;

/** Provides this tab’s session. */
export function AuthProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useAuth must be used within AuthProvider');
  return session;
}

/**
 * The session, updated when the signed-in user changes (AUTH-3).
 * @throws 'useAuth must be used within AuthProvider' (AUTH-10).
 */
export function useAuth(): Auth {
  const session = useSession();
  const state = useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot);
  const { check, login, register, completeSignIn, logout, refresh } = session;
  return useMemo(
    () => ({ ...state, check, login, register, completeSignIn, logout, refresh }),
    [state, check, login, register, completeSignIn, logout, refresh],
  );
}

/**
 * Checks who is signed in, for an action that needs a user (AUTH-4). The result does not re-render its caller.
 * @throws 'useAuth must be used within AuthProvider' (AUTH-10).
 */
export function useSignInCheck(): Session['check'] {
  return useSession().check;
}

/**
 * The signed-in user, or null. Unlike `useAuth` it does not report the state of the check, so finding that a visitor is
 * signed out causes no re-render.
 * @throws 'useAuth must be used within AuthProvider' (AUTH-10).
 */
export function useUser(): User | null {
  const session = useSession();
  const getUser = useCallback(() => session.getSnapshot().user, [session]);
  return useSyncExternalStore(session.subscribe, getUser, getUser);
}
