import { lazyPart } from '@sakina/design-system';
import { decideAccess, paths } from '@sakina/platform/domain';
import type { Access } from '@sakina/platform/domain';
import { useAuth } from '@sakina/platform/react/session';
import type { AccessDeniedScreenProps } from '@sakina/portal-features/account/access';
import { Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { firstIdle, useFirstScreenSettling } from '../loading/first-screen.ts';
import { AppLoading } from '../loading/AppLoading.tsx';
import { RouteLoading } from '../loading/RouteLoading.tsx';
import { isCheckedAtOnce } from './checked-at-once.ts';
import { DocumentTitle } from './DocumentTitle.tsx';
import type { OfflineFallbackProps } from '../offline/OfflineFallback.tsx';

// Refusals are rare, and never shown on the landing page.
const Denied = lazyPart<AccessDeniedScreenProps>(() => import('./Denied.ts').then((m) => m.Denied));

// Only needed when the identity server does not answer.
const OfflineFallback = lazyPart<OfflineFallbackProps>(() =>
  import('../offline/OfflineFallback.tsx').then((m) => m.OfflineFallback),
);

export interface GuardProps {
  access: Access;
  children: ReactNode;
  /** Wraps the page that says no, where the guard stands around a frame that is not for this user. */
  deniedFrame?: (page: ReactNode) => ReactNode;
}

/**
 * Lets in who may enter, sends away or says no (ROLE-7, ROLE-8), and has sign-in checked where a route needs it
 * (AUTH-4).
 */
export function Guard({ access, children, deniedFrame = (page) => page }: GuardProps) {
  const auth = useAuth();
  const { status, user, check } = auth;
  const { pathname, search } = useLocation();
  const isPublic = access === 'open' || access === 'any';
  const isChecked = access !== 'open';
  useEffect(() => {
    if (!isChecked || status !== 'unchecked') return;
    if (isCheckedAtOnce(access)) return void check();
    let isGone = false;
    void firstIdle.then(() => !isGone && void check());
    return () => {
      isGone = true;
    };
  }, [access, isChecked, status, check]);

  const isSettling = useFirstScreenSettling();

  if (isPublic) return children;
  if (status === 'unchecked' || status === 'loading') return <AppLoading />;

  // The session has ended, here or in another tab, and LeaveOnEnd is already navigating: one navigation, not two
  // (AUTH-9, SEC-1).
  const isLeaving =
    auth.status === 'signed-out' &&
    auth.ended !== null &&
    window.location.pathname === (auth.ended === 'logout' ? paths.landing() : paths.login());
  if (isLeaving) return <AppLoading />;

  const decision = decideAccess({ access, user, path: pathname + search });
  switch (decision.kind) {
    case 'allow':
      return isSettling ? <AppLoading /> : children;
    case 'redirect': {
      const away = <Navigate to={decision.to} replace />;
      return auth.status === 'signed-out' && auth.isUnanswered ? <OfflineFallback otherwise={away} /> : away;
    }
    case 'denied':
      return deniedFrame(
        <>
          <DocumentTitle message="title.denied" />
          {/* Without a boundary of its own, the page that says no would hide the whole app while it is loaded, and
              its cache would be let go. */}
          <Suspense fallback={<RouteLoading />}>{user && <Denied page={decision.page} user={user} />}</Suspense>
        </>,
      );
  }
}
