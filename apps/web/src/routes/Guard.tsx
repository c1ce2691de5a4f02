import { decideAccess, paths } from '@sakina/platform/domain';
import type { Access } from '@sakina/platform/domain';
import { useAuth } from '@sakina/platform/react/session';
import { AccessDeniedScreen } from '@sakina/portal-features/access';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { AppLoading } from '../frames/AppLoading.tsx';
import { DocumentTitle } from './DocumentTitle.tsx';

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
  const isChecked = access !== 'open';
  useEffect(() => {
    if (isChecked && status === 'unchecked') void check();
  }, [isChecked, status, check]);

  const isPublic = access === 'open' || access === 'any';
  if (isPublic) return children;
  if (status === 'unchecked' || status === 'loading') return <AppLoading />;

  // Logged out, here or in another tab, and on the way to the landing page: who wanted to go is not asked to sign in (AUTH-9).
  if (auth.status === 'signed-out' && auth.ended === 'logout' && window.location.pathname === paths.landing()) return <AppLoading />;

  const decision = decideAccess({ access, user, path: pathname + search });
  switch (decision.kind) {
    case 'allow':
      return children;
    case 'redirect':
      return <Navigate to={decision.to} replace />;
    case 'denied':
      return deniedFrame(
        <>
          <DocumentTitle message="title.denied" />
          {user && <AccessDeniedScreen page={decision.page} user={user} />}
        </>,
      );
  }
}
