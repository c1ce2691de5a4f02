import type { ProviderKind } from '@sakina/platform/contract';
import { ApplicationScreen, JoiningScreen } from '@sakina/portal-features/account/joining-providers';
import { useSearchParams } from 'react-router-dom';
import { useKeptTarget } from '../use-kept-target.ts';

/** Each step has its own address, so that Back goes one step back. */
function useStep() {
  const [params, setParams] = useSearchParams();
  const goTo = (step: string) => setParams((current) => ({ ...Object.fromEntries(current), step }));
  return { step: params.get('step'), onStepChange: goTo };
}

function JoiningPage({ kind }: { kind: ProviderKind }) {
  const { redirect, onward } = useKeptTarget();
  return <JoiningScreen kind={kind} redirect={redirect} onward={onward} {...useStep()} />;
}

export const TherapistJoiningPage = () => <JoiningPage kind="THERAPIST" />;
export const ImamJoiningPage = () => <JoiningPage kind="IMAM" />;
export const MentorJoiningPage = () => <JoiningPage kind="MENTOR" />;

export function ApplicationPage() {
  return <ApplicationScreen {...useStep()} />;
}
