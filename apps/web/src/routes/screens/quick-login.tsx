import { paths, safeRedirect } from '@sakina/platform/domain';
import { useAuth } from '@sakina/platform/react/session';
import { QuickLoginScreen, SigningInScreen } from '@sakina/portal-features/account/auth';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { OWN_WINDOW_QUERY } from '../../boot/own-window.ts';
import { mockMode } from '../../boot/mock-mode.ts';
import type { MockAccount } from '../../boot/mock-mode.ts';
import { useGoTo } from '../../portal/go-to.tsx';
import { useKeptTarget } from '../use-kept-target.ts';

/**
 * The demo accounts (ROUTE-5). Whoever is chosen goes to their own home; a kept address counts only where no one was
 * signed in, since it was the last person’s otherwise. An address that names an account for a window of its own signs
 * in at once.
 */
export function QuickLoginPage() {
  const mocks = use(mockMode());
  const { user, check, login } = useAuth();
  const { redirect } = useKeptTarget();
  const [params] = useSearchParams();
  const goTo = useGoTo();
  const asked = mocks?.accounts.find(({ claims }) => claims['sub'] === params.get(OWN_WINDOW_QUERY));
  const [hasFailed, setFailed] = useState(false);

  async function enter(account: MockAccount) {
    // A page that was just loaded may not know yet who is signed in.
    const kept = (await check()) === null ? redirect : undefined;
    const result = await login(account.email, account.password);
    // By now a page of the new person may have replaced this one, so it navigates by itself (AUTH-11).
    if (result.user) goTo(safeRedirect(kept, result.user, window.location.origin), { replace: true });
    return result;
  }
  const enterAtOnce = useEffectEvent((account: MockAccount) => {
    void enter(account).then((result) => setFailed(result.user === null));
  });
  const started = useRef(false);
  useEffect(() => {
    if (!asked || started.current) return;
    started.current = true;
    enterAtOnce(asked);
  }, [asked]);

  if (!mocks) return <Navigate to={paths.login({ redirect })} replace />;
  if (asked && !hasFailed) return <SigningInScreen failure={null} />;
  return (
    <QuickLoginScreen
      accounts={mocks.accounts}
      currentEmail={user?.email}
      windowOf={({ claims }) => paths.quickLogin({ window: String(claims['sub']) })}
      onChoose={enter}
    />
  );
}
