import { useAuth } from '@sakina/platform/react/session';
import { LandingScreen } from '@sakina/portal-features/landing';

export function LandingPage() {
  const { user } = useAuth();
  return <LandingScreen isSignedIn={user !== null} />;
}
