import { useUser } from '@sakina/platform/react/session';
import { NotFoundScreen } from '@sakina/portal-features/account/access';
import { useLocation } from 'react-router-dom';

export function NotFoundPage() {
  const { pathname } = useLocation();
  const user = useUser();
  return <NotFoundScreen pathname={pathname} user={user} />;
}
