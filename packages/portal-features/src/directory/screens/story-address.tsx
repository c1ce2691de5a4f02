import { useState } from 'react';
import { readDirectoryQuery, writeDirectoryQuery } from '../model/query.ts';
import { DirectoryScreen } from './DirectoryScreen.tsx';
import type { DirectoryScreenProps } from './DirectoryScreen.tsx';

/** For the stories of the directory: stands in for the app, keeps the address and reads the query from it. */
export function AtAddress({ query, onQueryChange, ...rest }: DirectoryScreenProps) {
  const [address, setAddress] = useState(writeDirectoryQuery(query).toString());
  return (
    <DirectoryScreen
      {...rest}
      here={`/find-therapist${address && '?'}${address}`}
      query={readDirectoryQuery(new URLSearchParams(address))}
      onQueryChange={(next, options) => {
        onQueryChange(next, options);
        setAddress(writeDirectoryQuery(next).toString());
      }}
    />
  );
}

/** The query of an address. */
export const at = (address: string) => readDirectoryQuery(new URLSearchParams(address));
