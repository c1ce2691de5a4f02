import { createSession, SESSION_CHANNEL } from '@sakina/platform/auth';
import type { Session } from '@sakina/platform/auth';
import { browserClock, browserStorage, browserTabs, noStorage, noTabs, stoppedClock } from '@sakina/platform/browser';
import { createContext, useContext } from 'react';
import { logFailure } from '../boot/log.ts';

async function createProvider() {
  const { loadRuntime } = await import('./config.ts');
  const runtime = await loadRuntime();
  if (!runtime.ok) throw new Error('This installation is not configured.');
  return runtime.createAuth();
}

/** The session of this tab. Its provider, and the configuration that this needs, are loaded when somebody first asks who is signed in. */
export const session: Session = createSession(createProvider, logFailure, {
  ...(typeof window === 'undefined'
    ? // Where pages are prerendered nobody is signed in.
      { clock: stoppedClock, tabs: noTabs, storage: noStorage }
    : { clock: browserClock(window), tabs: browserTabs(window, SESSION_CHANNEL), storage: browserStorage(window) }),
  random: Math.random,
});

export const SessionContext = createContext<Session>(session);

/** The session itself, for the client and the frames; screens use useAuth. */
export function useSession(): Session {
  return useContext(SessionContext);
}
