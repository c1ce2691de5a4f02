import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { Session } from '../../auth/session-api.ts';
import type { SessionState } from '../../auth/session-state.ts';
import type { User } from '../../domain/index.ts';

const SessionContext = createContext<Session | null>(null);

/** Who is signed in, and what can be done about it. */
export type Auth = SessionState &
  Pick<Session, 'check' | 'login' | 'register' | 'completeSignIn' | 'logout' | 'refresh'>;

/** Hands the session of this tab to everything below. */
export function AuthProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useAuth must be used within AuthProvider');
  return session;
}

/**
 * The session, renewed whenever who is signed in changes (AUTH-3).
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
 * Finds out who is signed in, for an action that needs somebody (AUTH-4). Whoever uses it is not drawn anew by the answer.
 * @throws 'useAuth must be used within AuthProvider' (AUTH-10).
 */
export function useSignInCheck(): Session['check'] {
  return useSession().check;
}

/**
 * Who is signed in, or null. Unlike `useAuth` it says nothing of how that is known, and nothing is drawn anew while it is
 * found out that a visitor is nobody.
 * @throws 'useAuth must be used within AuthProvider' (AUTH-10).
 */
export function useUser(): User | null {
  const session = useSession();
  const getUser = useCallback(() => session.getSnapshot().user, [session]);
  return useSyncExternalStore(session.subscribe, getUser, getUser);
}
