import { paths, safeRedirect } from '@sakina/platform/domain';
import { useAuth } from '@sakina/platform/react/session';
import { LoginScreen, PasswordHelpScreen, RegisterScreen, SigningInScreen } from '@sakina/portal-features/account/auth';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { CallbackFailure, CallbackResult, SessionEnd } from '@sakina/platform/auth';
import { nameOf } from '../../session/name-of.ts';
import { claimCallbackAnswer } from '../../boot/callback-answer.ts';
import { isMockBuild } from '../../boot/mock-mode.ts';
import { GoTo, useGoTo } from '../../portal/go-to.tsx';
import { useKeptTarget } from '../use-kept-target.ts';

const HANDED_OVER = { handedOver: true } as const;

/**
 * How a sign-in page signs in: with its own form in mock mode, else by redirecting to the identity server. The redirect
 * is automatic, except after a session has ended and when the user returns with Back, which the history state records.
 */
function useHandOver(ended: SessionEnd | null) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const wasHere = (state as typeof HANDED_OVER | null)?.handedOver === true;
  return {
    mode: isMockBuild ? ('form' as const) : ('redirect' as const),
    goesByItself: ended === null && !wasHere,
    /** Records the redirect to the identity server; does nothing in mock mode. */
    noteLeaving: () => {
      if (!isMockBuild) void navigate(pathname + search, { replace: true, state: HANDED_OVER });
    },
  };
}

export function LoginPage() {
  const auth = useAuth();
  const { user, login } = auth;
  const { redirect, target } = useKeptTarget();
  const ended = auth.status === 'signed-out' ? auth.ended : null;
  const other = auth.status === 'signed-out' ? auth.replacedBy : undefined;
  const { noteLeaving, ...how } = useHandOver(ended);
  if (user) return <GoTo path={target} />;
  return (
    <LoginScreen
      {...how}
      redirect={redirect}
      ended={ended}
      replacedBy={
        other && {
          name: nameOf(other),
          // Loaded afresh: nothing of the page of the person before stays in memory.
          onContinue: () => window.location.assign(safeRedirect(null, other, window.location.origin)),
        }
      }
      onLogin={(email, password) => {
        noteLeaving();
        return login(email, password, { returnTo: redirect });
      }}
    />
  );
}

export function RegisterPage() {
  const { user, register } = useAuth();
  const { redirect, target } = useKeptTarget();
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

/** Whether an answer may be one that has signed the person in before. */
const isOld = (reason: CallbackFailure): boolean => reason === 'unknown' || reason === 'refused';

/**
 * Completes a sign-in that returns from the identity server. Without an answer, as after a reload, it leads back to the
 * login page (SEC-4); an answer that is unknown leads whoever is signed in to their home.
 */
export function CallbackPage() {
  const auth = useAuth();
  const { completeSignIn, check } = auth;
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
    void completeSignIn(answer).then(async (completed) => {
      // An answer that comes again, as by Back or from a mail opened twice, finds people who are signed in already.
      const user = completed.user ?? (isOld(completed.reason) ? await check() : null);
      if (user) return goTo(safeRedirect(completed.returnTo, user, window.location.origin), { replace: true });
      return completed.user ? undefined : setFailed(completed);
    });
  }, [completeSignIn, check, goTo, navigate]);
  const isUnanswered =
    failed !== null && isOld(failed.reason) && auth.status === 'signed-out' && auth.isUnanswered === true;
  return (
    <SigningInScreen
      failure={isUnanswered ? 'unanswered' : (failed?.reason ?? null)}
      code={failed?.code}
      redirect={failed?.returnTo}
    />
  );
}

/**
 * Forgot and reset password, both handled by the identity server. A token in the address is removed at once (ROUTE-4).
 */
export function PasswordPage() {
  const { pathname, state } = useLocation();
  if (pathname !== paths.forgotPassword()) return <Navigate to={paths.forgotPassword()} replace state={RESETTING} />;
  return <PasswordHelpScreen kind={(state as typeof RESETTING | null)?.kind === 'reset' ? 'reset' : 'forgot'} />;
}

const RESETTING = { kind: 'reset' } as const;
