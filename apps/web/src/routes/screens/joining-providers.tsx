import type { ProviderKind } from '@sakina/platform/contract';
import { safeRedirect } from '@sakina/platform/domain';
import { useUser } from '@sakina/platform/react/session';
import { ApplicationScreen, JoiningScreen } from '@sakina/portal-features/joining-providers';
import { useSearchParams } from 'react-router-dom';

/** Each step has an address of its own, so that Back goes a step back. */
function useStep() {
  const [params, setParams] = useSearchParams();
  const goTo = (step: string) => setParams((current) => ({ ...Object.fromEntries(current), step }));
  return { step: params.get('step'), onStepChange: goTo };
}

function JoiningPage({ kind }: { kind: ProviderKind }) {
  const [params] = useSearchParams();
  const user = useUser();
  const redirect = params.get('redirect') ?? undefined;
  const onward =
    redirect === undefined || user === null ? undefined : safeRedirect(redirect, user, window.location.origin);
  return <JoiningScreen kind={kind} redirect={redirect} onward={onward} {...useStep()} />;
}

export const TherapistJoiningPage = () => <JoiningPage kind="THERAPIST" />;
export const ImamJoiningPage = () => <JoiningPage kind="IMAM" />;
export const MentorJoiningPage = () => <JoiningPage kind="MENTOR" />;

export function ApplicationPage() {
  return <ApplicationScreen {...useStep()} />;
}
