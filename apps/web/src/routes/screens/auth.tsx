import { paths, safeRedirect } from '@sakina/platform/domain';
import { useAuth } from '@sakina/platform/react/session';
import { LoginScreen, PasswordHelpScreen, QuickLoginScreen, RegisterScreen, SigningInScreen } from '@sakina/portal-features/auth';
import { use, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isMockBuild, mockMode } from '../../boot/mock-mode.ts';

/** Where to go once somebody is signed in: the target of the address, as far as it is safe and theirs (ROLE-9). */
function useTarget(): string {
  const [params] = useSearchParams();
  const { user } = useAuth();
  return safeRedirect(params.get('redirect'), user, window.location.origin);
}

/** The path kept for after signing in, for the links between the sign-in pages. */
function useKeptRedirect(): string | undefined {
  const [params] = useSearchParams();
  return params.get('redirect') ?? undefined;
}

export function LoginPage() {
  const { user, login } = useAuth();
  const target = useTarget();
  const redirect = useKeptRedirect();
  if (user) return <Navigate to={target} replace />;
  return (
    <LoginScreen
      mode={isMockBuild ? 'form' : 'redirect'}
      redirect={redirect}
      onLogin={(email, password) => login(email, password, { returnTo: redirect })}
    />
  );
}

export function RegisterPage() {
  const { user, register } = useAuth();
  const target = useTarget();
  const redirect = useKeptRedirect();
  if (user) return <Navigate to={target} replace />;
  return <RegisterScreen mode={isMockBuild ? 'form' : 'redirect'} redirect={redirect} onRegister={(email) => register(email, { returnTo: redirect })} />;
}

export function QuickLoginPage() {
  const mocks = use(mockMode());
  const { user, login } = useAuth();
  const target = useTarget();
  const redirect = useKeptRedirect();
  const [isLeaving, setLeaving] = useState(false);
  if (!mocks) return <Navigate to={paths.login({ redirect })} replace />;
  if (user && isLeaving) return <Navigate to={target} replace />;
  return (
    <QuickLoginScreen
      accounts={mocks.accounts}
      currentEmail={user?.email}
      onChoose={async (account) => {
        setLeaving(true);
        return login(account.email, account.password);
      }}
    />
  );
}

/** Finishes a sign-in that comes back from the identity server; its code and state leave the address at once (SEC-4). */
export function CallbackPage() {
  const { completeSignIn } = useAuth();
  const navigate = useNavigate();
  const [hasFailed, setFailed] = useState(false);
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const url = window.location.href;
    window.history.replaceState(null, '', paths.authCallback());
    void completeSignIn(url).then((completed) => {
      if (!completed.user) return setFailed(true);
      return navigate(safeRedirect(completed.returnTo, completed.user, window.location.origin), { replace: true });
    });
  }, [completeSignIn, navigate]);
  return <SigningInScreen hasFailed={hasFailed} />;
}

/** Forgot and reset: the identity server’s business. A token in the address leaves it at once (ROUTE-4). */
export function PasswordPage() {
  const { pathname, state } = useLocation();
  if (pathname !== paths.forgotPassword()) return <Navigate to={paths.forgotPassword()} replace state={RESETTING} />;
  return <PasswordHelpScreen kind={(state as typeof RESETTING | null)?.kind === 'reset' ? 'reset' : 'forgot'} />;
}

const RESETTING = { kind: 'reset' } as const;
