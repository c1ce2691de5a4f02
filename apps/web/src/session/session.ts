import { createSession, SESSION_CHANNEL } from '@sakina/platform/auth';
import type { Session } from '@sakina/platform/auth';
import { browserClock, noStorage, noTabs, stoppedClock } from '@sakina/platform/browser';
import { identityStorage, identityTabs } from '../boot/identity-ports.ts';
import { logFailure } from '../boot/log.ts';

async function createProvider() {
  const { loadRuntime } = await import('./config.ts');
  const runtime = await loadRuntime();
  if (!runtime.ok) throw new Error('This installation is not configured.');
  return runtime.createAuth();
}

/** The session of this tab. Its provider and the configuration are loaded when the sign-in check first runs. */
export const session: Session = createSession(createProvider, logFailure, {
  ...(typeof window === 'undefined'
    ? // No user is signed in while pages are prerendered.
      { clock: stoppedClock, tabs: noTabs, storage: noStorage }
    : { clock: browserClock(window), tabs: identityTabs(SESSION_CHANNEL), storage: identityStorage() }),
  random: Math.random,
});
