import { decideAccess, paths } from '@sakina/platform/domain';
import type { Access } from '@sakina/platform/domain';
import { useAuth } from '@sakina/platform/react/session';
import type { AccessDeniedScreenProps } from '@sakina/portal-features/access';
import { use, useEffect } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { calm } from '../boot/ready.ts';
import { AppLoading } from '../frames/AppLoading.tsx';
import { keepsSomebody } from '../portal/keeps-somebody.ts';
import { SettlingContext } from '../runtime/settling.ts';
import { DocumentTitle } from './DocumentTitle.tsx';
import { lazyPart } from './lazy-screen.tsx';
import type { OfflineDoorProps } from '../offline/OfflineDoor.tsx';

// Hardly anybody is told no, and nobody on the landing page.
const Denied = lazyPart<AccessDeniedScreenProps>(() => import('./Denied.ts').then((m) => m.Denied)).Part;

// Only where nobody answers who is signed in.
const OfflineDoor = lazyPart<OfflineDoorProps>(() =>
  import('../offline/OfflineDoor.tsx').then((m) => m.OfflineDoor),
).Part;

export interface GuardProps {
  access: Access;
  children: ReactNode;
  /** Wraps the page that says no, where the guard stands around a frame that is not for this user. */
  deniedFrame?: (page: ReactNode) => ReactNode;
}

/** Lets in who may enter, sends away or says no (ROLE-7, ROLE-8), and has sign-in checked where a route needs it (AUTH-4). */
export function Guard({ access, children, deniedFrame = (page) => page }: GuardProps) {
  const auth = useAuth();
  const { status, user, check } = auth;
  const { pathname, search } = useLocation();
  const isSettling = use(SettlingContext);
  const isPublic = access === 'open' || access === 'any';
  const isChecked = access !== 'open';
  useEffect(() => {
    if (!isChecked || status !== 'unchecked') return;
    if (!isPublic || keepsSomebody()) return void check();
    // It brings the code of sign-in and a frame: on a page for everybody, of a device that knows nobody, the page comes first.
    let isGone = false;
    void calm.then(() => !isGone && void check());
    return () => {
      isGone = true;
    };
  }, [isChecked, isPublic, status, check]);

  if (isPublic) return children;
  if (status === 'unchecked' || status === 'loading' || isSettling) return <AppLoading />;

  // The session has ended, here or in another tab, and LeaveOnEnd is on the way already: one move, not two (AUTH-9, SEC-1).
  const isLeaving =
    auth.status === 'signed-out' &&
    auth.ended !== null &&
    window.location.pathname === (auth.ended === 'logout' ? paths.landing() : paths.login());
  if (isLeaving) return <AppLoading />;

  const decision = decideAccess({ access, user, path: pathname + search });
  switch (decision.kind) {
    case 'allow':
      return children;
    case 'redirect': {
      const away = <Navigate to={decision.to} replace />;
      return auth.status === 'signed-out' && auth.isUnanswered ? <OfflineDoor otherwise={away} /> : away;
    }
    case 'denied':
      return deniedFrame(
        <>
          <DocumentTitle message="title.denied" />
          {user && <Denied page={decision.page} user={user} />}
        </>,
      );
  }
}
