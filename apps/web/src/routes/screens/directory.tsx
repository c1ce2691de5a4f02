import { DirectoryScreen, readDirectoryQuery, writeDirectoryQuery } from '@sakina/portal-features/care/directory';
import { useAddressState } from '../address.ts';
import { useHere } from '../use-here.ts';

export function FindTherapistPage() {
  const [query, setQuery] = useAddressState(readDirectoryQuery, writeDirectoryQuery);
  return <DirectoryScreen query={query} onQueryChange={setQuery} here={useHere()} />;
}

const leaders = ['IMAM', 'MENTOR'] as const;

export function FindLeaderPage() {
  const [query, setQuery] = useAddressState(readDirectoryQuery, writeDirectoryQuery);
  return <DirectoryScreen query={query} onQueryChange={setQuery} presetKinds={leaders} here={useHere()} />;
}
