import { DirectoryScreen, ProviderProfileScreen, readDirectoryQuery, writeDirectoryQuery } from '@sakina/portal-features/directory';
import { useLocation, useParams } from 'react-router-dom';
import { useAddressState } from '../address.ts';

/** Where the reader is, to come back to after signing in. What they typed into the search is not in the address (SEC-8). */
function useHere(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}

export function FindTherapistPage() {
  const [query, setQuery] = useAddressState(readDirectoryQuery, writeDirectoryQuery);
  return <DirectoryScreen query={query} onQueryChange={setQuery} here={useHere()} />;
}

const leaders = ['IMAM', 'MENTOR'] as const;

export function FindLeaderPage() {
  const [query, setQuery] = useAddressState(readDirectoryQuery, writeDirectoryQuery);
  return <DirectoryScreen query={query} onQueryChange={setQuery} presetKinds={leaders} here={useHere()} />;
}

export function ProviderPage() {
  const { id, handle } = useParams();
  return <ProviderProfileScreen idOrHandle={id ?? handle ?? ''} here={useHere()} />;
}

export function PublicProfilePage() {
  const { handle = '' } = useParams();
  return <ProviderProfileScreen idOrHandle={handle.slice(1)} here={useHere()} />;
}
