import { paths, safeRedirect } from '@sakina/platform/domain';
import type { SafePath } from '@sakina/platform/domain';
import { useAuth, useUser } from '@sakina/platform/react/session';
import {
  JoinPatientScreen,
  JoinScreen,
  PatientOnboardingScreen,
  StandingScreen,
  TopicsScreen,
} from '@sakina/portal-features/onboarding';
import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { isMockBuild } from '../../boot/mock-mode.ts';
import { GoTo } from '../../portal/go-to.tsx';

/** The path kept for afterwards: as the address says it, for links to the next page, and judged, to be led to (ROLE-9). */
function useKeptTarget(): { redirect: string | undefined; onward: SafePath | undefined } {
  const [params] = useSearchParams();
  const user = useUser();
  const redirect = params.get('redirect') ?? undefined;
  return {
    redirect,
    onward: redirect === undefined ? undefined : safeRedirect(redirect, user, window.location.origin),
  };
}

export function StandingPage() {
  return <StandingScreen {...useKeptTarget()} />;
}

export function PersonaPage() {
  return <StandingScreen redirect={useKeptTarget().redirect} isChoiceOnly />;
}

export function PatientOnboardingPage() {
  const [params, setParams] = useSearchParams();
  const { onward } = useKeptTarget();
  // Each step has an address of its own, so that Back goes a step back; nothing but its name stands in it.
  return (
    <PatientOnboardingScreen
      step={params.get('step')}
      onStepChange={(step) => setParams((current) => ({ ...Object.fromEntries(current), step }))}
      onward={onward}
    />
  );
}

export function TopicsPage() {
  return <TopicsScreen onward={useKeptTarget().onward} />;
}

/** An invitation: its code leaves the address at once, before anything is asked, and is kept beside it for a reload (SEC-8). */
export function JoinPage() {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const code = params.get('code');
  if (code !== null) return <Navigate to={paths.join()} replace state={{ code }} />;
  const kept = (state as { code?: unknown } | null)?.code;
  return <JoinScreen code={typeof kept === 'string' && kept !== '' ? kept : null} />;
}

export function JoinPatientPage() {
  const { user, register } = useAuth();
  const { redirect } = useKeptTarget();
  const [isJoining, setJoining] = useState(false);
  const questions = paths.onboardingPersona('patient', { redirect });
  // Whoever has just registered here goes on to the questions; somebody who was signed in before is told so instead.
  if (user && isJoining) return <GoTo path={safeRedirect(questions, user, window.location.origin)} />;
  return (
    <JoinPatientScreen
      mode={isMockBuild ? 'form' : 'redirect'}
      redirect={redirect}
      onRegister={(email) => {
        setJoining(true);
        return register(email, { returnTo: questions });
      }}
    />
  );
}
