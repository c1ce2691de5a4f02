import { paths } from '@sakina/platform/domain';
import { useClock } from '@sakina/platform/react/environment';
import { arrangeComing, KeptSession } from '@sakina/portal-features/care/dashboard';
import { OfflineScreen } from '@sakina/portal-features/site/offline';
import { KeptPlan } from '@sakina/portal-features/care/safety-plan';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { markReady } from '../loading/first-screen.ts';
import { session } from '../session/session.ts';
import { AppLoading } from '../loading/AppLoading.tsx';
import { draftVaults } from '../session/draft-vault.ts';
import { connection } from './connection.ts';
import { openKeptPages } from './kept-pages.ts';
import type { KeptPages } from './kept-pages.ts';

export interface OfflineFallbackProps {
  /** Shown when nothing may be read offline and there is a connection: the way to sign in. */
  otherwise: ReactNode;
}

/** Delay between attempts that get no answer while the network itself works, in milliseconds. */
const AGAIN_MS = 10_000;

/**
 * Shown when the identity server does not answer. Only what the unexpired session has stored may be read; as soon as
 * the server answers, the requested page or the sign-in page opens.
 */
export function OfflineFallback({ otherwise }: OfflineFallbackProps) {
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
  }, []);

  const until = kept?.until;
  useEffect(() => {
    if (until === undefined) return undefined;
    // A sleeping machine must not show it longer: the clock is also read when it wakes.
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
  useEffect(() => session.onEnd(() => setKept(null)), []);

  const retry = useCallback(() => {
    if (trying.current) return;
    trying.current = true;
    setTrying(true);
    // A user who turns out to be signed in is let in by the surrounding guard.
    void session.refresh().finally(() => {
      trying.current = false;
      setTrying(false);
    });
  }, []);
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
