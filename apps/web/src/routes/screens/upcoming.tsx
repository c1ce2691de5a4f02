import { useUser } from '@sakina/platform/react/session';
import { UpcomingScreen } from '@sakina/portal-features/upcoming';
import { useLocation } from 'react-router-dom';

/** Every address whose own screen is still to come. */
export function UpcomingPage() {
  const { pathname } = useLocation();
  const user = useUser();
  return <UpcomingScreen pathname={pathname} user={user} />;
}
