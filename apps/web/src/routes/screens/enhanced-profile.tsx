import { EnhancedProfileScreen } from '@sakina/portal-features/care/directory';
import { useSearchParams } from 'react-router-dom';
import { useHere } from '../use-here.ts';

export function EnhancedProfilePage() {
  const [params] = useSearchParams();
  return <EnhancedProfileScreen providerId={params.get('id') || null} here={useHere()} />;
}
