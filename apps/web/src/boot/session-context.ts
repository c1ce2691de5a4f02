import { createSession } from '@sakina/platform/auth';
import type { Session } from '@sakina/platform/auth';
import { createContext, useContext } from 'react';
import { logFailure } from './log.ts';

/** The session of this tab. Its provider, and the configuration that this needs, are loaded when somebody first asks who is signed in. */
export const session: Session = createSession(async () => {
  const { loadRuntime } = await import('../runtime/runtime.ts');
  const runtime = await loadRuntime();
  if (!runtime.ok) throw new Error('This installation is not configured.');
  return runtime.createAuth();
}, logFailure);

export const SessionContext = createContext<Session>(session);

/** The session itself, for the client and the frames; screens use useAuth. */
export function useSession(): Session {
  return useContext(SessionContext);
}
