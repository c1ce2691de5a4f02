import { paths } from '@sakina/platform/domain';
import { useAuth } from '@sakina/platform/react/session';
import {
  ApplicationStatusScreen,
  JoinPatientScreen,
  JoinScreen,
  PatientOnboardingScreen,
  TopicsScreen,
} from '@sakina/portal-features/account/onboarding';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { isMockBuild } from '../../boot/mock-mode.ts';
import { useKeptTarget } from '../use-kept-target.ts';

export function ApplicationStatusPage() {
  const { redirect, onward } = useKeptTarget();
  return <ApplicationStatusScreen redirect={redirect} onward={onward} />;
}

export function PersonaPage() {
  return <ApplicationStatusScreen redirect={useKeptTarget().redirect} isChoiceOnly />;
}

export function PatientOnboardingPage() {
  const [params, setParams] = useSearchParams();
  const { onward } = useKeptTarget();
  // Each step has its own address, so that Back goes one step back; the address contains only the step's name, no
  // answers.
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

/**
 * An invitation. Its code is moved from the address to the history state before any request, so that a reload still
 * finds it (SEC-8).
 */
export function JoinPage() {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const code = params.get('code');
  if (code !== null) return <Navigate to={paths.join()} replace state={{ code }} />;
  const kept = (state as { code?: unknown } | null)?.code;
  return <JoinScreen code={typeof kept === 'string' && kept !== '' ? kept : null} />;
}

export function JoinPatientPage() {
  const { register } = useAuth();
  const { redirect } = useKeptTarget();
  const returnTo = paths.onboardingPersona('patient', { redirect });
  return (
    <JoinPatientScreen
      mode={isMockBuild ? 'form' : 'redirect'}
      redirect={redirect}
      onRegister={(email) => register(email, { returnTo })}
    />
  );
}
