import { DirectoryScreen, ProviderProfileScreen, readDirectoryQuery, writeDirectoryQuery } from '@sakina/portal-features/directory';
import { useParams } from 'react-router-dom';
import { useAddressState } from '../address.ts';

export function FindTherapistPage() {
  const [query, setQuery] = useAddressState(readDirectoryQuery, writeDirectoryQuery);
  return <DirectoryScreen query={query} onQueryChange={setQuery} />;
}

const leaders = ['IMAM', 'MENTOR'] as const;

export function FindLeaderPage() {
  const [query, setQuery] = useAddressState(readDirectoryQuery, writeDirectoryQuery);
  return <DirectoryScreen query={query} onQueryChange={setQuery} presetKinds={leaders} />;
}

export function ProviderPage() {
  const { id, handle } = useParams();
  return <ProviderProfileScreen idOrHandle={id ?? handle ?? ''} />;
}

export function PublicProfilePage() {
  const { handle = '' } = useParams();
  return <ProviderProfileScreen idOrHandle={handle.slice(1)} />;
}
