import { useUser } from '@sakina/platform/react/session';
import { LandingScreen } from '@sakina/portal-features/site/landing';

export function LandingPage() {
  const user = useUser();
  return <LandingScreen isSignedIn={user !== null} />;
}
