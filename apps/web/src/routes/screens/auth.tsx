import { paths, safeRedirect } from '@sakina/platform/domain';
import type { SafePath } from '@sakina/platform/domain';
import { useAuth, useUser } from '@sakina/platform/react/session';
import {
  LoginScreen,
  PasswordHelpScreen,
  QuickLoginScreen,
  RegisterScreen,
  SigningInScreen,
} from '@sakina/portal-features/auth';
import { use, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { CallbackResult, SessionEnd } from '@sakina/platform/auth';
import { claimCallbackAnswer } from '../../boot/callback-answer.ts';
import { isMockBuild, mockMode } from '../../boot/mock-mode.ts';
import { GoTo, useGoTo } from '../../portal/go-to.tsx';

/** Where to go once somebody is signed in: the target of the address, as far as it is safe and theirs (ROLE-9). */
function useTarget(): SafePath {
  const [params] = useSearchParams();
  const user = useUser();
  return safeRedirect(params.get('redirect'), user, window.location.origin);
}

/** The path kept for after signing in, for the links between the sign-in pages. */
function useKeptRedirect(): string | undefined {
  const [params] = useSearchParams();
  return params.get('redirect') ?? undefined;
}

const HANDED_OVER = { handedOver: true } as const;

/**
 * How a sign-in page signs in: by its own form in mock mode, else by handing over to the identity server. It hands over without
 * a press, but not for somebody whose session has just ended, and not for whoever comes back from there by Back: the history
 * notes that it did.
 */
function useHandOver(ended: SessionEnd | null) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const wasHere = (state as typeof HANDED_OVER | null)?.handedOver === true;
  return {
    mode: isMockBuild ? ('form' as const) : ('redirect' as const),
    goesByItself: ended === null && !wasHere,
    /** Called before leaving for the identity server; nothing in mock mode. */
    noteLeaving: () => {
      if (!isMockBuild) void navigate(pathname + search, { replace: true, state: HANDED_OVER });
    },
  };
}

export function LoginPage() {
  const auth = useAuth();
  const { user, login } = auth;
  const target = useTarget();
  const redirect = useKeptRedirect();
  const ended = auth.status === 'signed-out' ? auth.ended : null;
  const { noteLeaving, ...how } = useHandOver(ended);
  if (user) return <GoTo path={target} />;
  return (
    <LoginScreen
      {...how}
      redirect={redirect}
      ended={ended}
      onLogin={(email, password) => {
        noteLeaving();
        return login(email, password, { returnTo: redirect });
      }}
    />
  );
}

export function RegisterPage() {
  const { user, register } = useAuth();
  const target = useTarget();
  const redirect = useKeptRedirect();
  const { noteLeaving, ...how } = useHandOver(null);
  if (user) return <GoTo path={target} />;
  return (
    <RegisterScreen
      {...how}
      redirect={redirect}
      onRegister={(email) => {
        noteLeaving();
        return register(email, { returnTo: redirect });
      }}
    />
  );
}

export function QuickLoginPage() {
  const mocks = use(mockMode());
  const { user, login } = useAuth();
  const target = useTarget();
  const redirect = useKeptRedirect();
  const [isLeaving, setLeaving] = useState(false);
  if (!mocks) return <Navigate to={paths.login({ redirect })} replace />;
  if (user && isLeaving) return <GoTo path={target} />;
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

/** Finishes a sign-in that comes back from the identity server. Without an answer, as after a reload, it is the page to log in again (SEC-4). */
export function CallbackPage() {
  const { completeSignIn } = useAuth();
  const navigate = useNavigate();
  const goTo = useGoTo();
  const [failed, setFailed] = useState<(CallbackResult & { user: null }) | null>(null);
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const answer = claimCallbackAnswer();
    if (answer === null) {
      void navigate(paths.login(), { replace: true });
      return;
    }
    void completeSignIn(answer).then((completed) => {
      if (!completed.user) return setFailed(completed);
      return goTo(safeRedirect(completed.returnTo, completed.user, window.location.origin), { replace: true });
    });
  }, [completeSignIn, goTo, navigate]);
  return <SigningInScreen failure={failed?.reason ?? null} redirect={failed?.returnTo} />;
}

/** Forgot and reset: the identity server’s business. A token in the address leaves it at once (ROUTE-4). */
export function PasswordPage() {
  const { pathname, state } = useLocation();
  if (pathname !== paths.forgotPassword()) return <Navigate to={paths.forgotPassword()} replace state={RESETTING} />;
  return <PasswordHelpScreen kind={(state as typeof RESETTING | null)?.kind === 'reset' ? 'reset' : 'forgot'} />;
}

const RESETTING = { kind: 'reset' } as const;
