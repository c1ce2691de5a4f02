import { ProviderPortalScreen, readPortalView } from '@sakina/portal-features/practice/home';
import { useSearchParams } from 'react-router-dom';

export function ProviderPortalPage() {
  const [params] = useSearchParams();
  return <ProviderPortalScreen view={readPortalView(params)} />;
}
