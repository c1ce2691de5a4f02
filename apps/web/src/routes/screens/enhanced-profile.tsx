import { EnhancedProfileScreen } from '@sakina/portal-features/directory';
import { useLocation, useSearchParams } from 'react-router-dom';

export function EnhancedProfilePage() {
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  return <EnhancedProfileScreen providerId={params.get('id') || null} here={pathname + search} />;
}
