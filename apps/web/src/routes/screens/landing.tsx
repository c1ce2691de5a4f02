import { useUser } from '@sakina/platform/react/session';
import { LandingScreen } from '@sakina/portal-features/landing';

export function LandingPage() {
  const user = useUser();
  return <LandingScreen isSignedIn={user !== null} />;
}
