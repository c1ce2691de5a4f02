import { paths } from '@sakina/platform/domain';
import { useClock } from '@sakina/platform/react/environment';
import { arrangeComing, KeptSession } from '@sakina/portal-features/dashboard';
import { OfflineScreen } from '@sakina/portal-features/offline';
import { KeptPlan } from '@sakina/portal-features/safety-plan';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { markReady } from '../loading/first-screen.ts';
import { useSession } from '../session/session.ts';
import { AppLoading } from '../loading/AppLoading.tsx';
import { draftVaults } from '../session/draft-vault.ts';
import { connection } from './connection.ts';
import { openKeptPages } from './kept-pages.ts';
import type { KeptPages } from './kept-pages.ts';

export interface OfflineFallbackProps {
  /** What is shown where nothing may be read and there is a connection: the way to sign in. */
  otherwise: ReactNode;
}

/** How long after an attempt without an answer the next one begins, where the network itself is well, in milliseconds. */
const AGAIN_MS = 10_000;

/**
 * Stands where nobody answers who is signed in. What the unexpired session left may be read, and nothing else; as soon as
 * somebody answers, the page that was asked for opens, or the way to sign in.
 */
export function OfflineFallback({ otherwise }: OfflineFallbackProps) {
  const session = useSession();
  const clock = useClock();
  const { pathname } = useLocation();
  const [kept, setKept] = useState<KeptPages | null>();
  const [isTrying, setTrying] = useState(false);
  const trying = useRef(false);
  const { subscribe, isConnected } = connection();
  const isThere = useSyncExternalStore(subscribe, isConnected);
  useEffect(() => {
    let isGone = false;
    void openKeptPages(draftVaults(session).copies).then((found) => {
      if (isGone) return;
      setKept(found);
      markReady();
    });
    return () => {
      isGone = true;
    };
  }, [session]);

  const until = kept?.until;
  useEffect(() => {
    if (until === undefined) return undefined;
    // A machine that sleeps must not show it longer: the clock is asked when it wakes, too.
    const look = () => {
      if (clock.now() >= until) setKept(null);
    };
    const timer = setInterval(look, 1000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [until, clock]);
  useEffect(() => session.onEnd(() => setKept(null)), [session]);

  const retry = useCallback(() => {
    if (trying.current) return;
    trying.current = true;
    setTrying(true);
    // Whoever is found to be signed in is let in by the guard around this.
    void session.refresh().finally(() => {
      trying.current = false;
      setTrying(false);
    });
  }, [session]);
  useEffect(() => {
    const tryIfThere = () => {
      if (isConnected()) retry();
    };
    const timer = setInterval(tryIfThere, AGAIN_MS);
    const stop = subscribe(tryIfThere);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [retry, subscribe, isConnected]);

  if (kept === undefined) return <AppLoading />;
  // Signing in needs a connection as well.
  if (kept === null && isThere) return otherwise;
  const { sessions, plan, until: end } = kept ?? { sessions: null, plan: null, until: null };
  const next = sessions && arrangeComing(sessions.value, clock.now()).next;
  return (
    <OfflineScreen
      asked={pathname === paths.safetyPlan() ? 'plan' : pathname === paths.dashboard() ? 'session' : null}
      session={sessions && next ? { content: <KeptSession appointment={next} />, at: sessions.at } : null}
      plan={plan && { content: <KeptPlan plan={plan.value} />, at: plan.at }}
      until={end}
      isTrying={isTrying}
      onRetry={retry}
    />
  );
}
