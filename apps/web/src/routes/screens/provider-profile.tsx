import { ProviderProfileScreen } from '@sakina/portal-features/care/directory';
import { useParams } from 'react-router-dom';
import { useHere } from '../use-here.ts';

export function ProviderPage() {
  const { id, handle } = useParams();
  return <ProviderProfileScreen idOrHandle={id ?? handle ?? ''} here={useHere()} />;
}

export function PublicProfilePage() {
  const { handle = '' } = useParams();
  return <ProviderProfileScreen idOrHandle={handle.slice(1)} here={useHere()} />;
}
