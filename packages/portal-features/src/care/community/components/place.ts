import { paths } from '@sakina/platform/domain';
import { createContext, useContext } from 'react';
import { addressKeys, communityStart } from '../model/address.ts';
import type { CommunityAddress } from '../model/address.ts';

/** What all parts of a page of the community share: where the reader is, and how they go on. */
export interface Place {
  address: CommunityAddress;
  /** Whether it is the flat page: all posts as one list, without circles as rooms. */
  isFlat: boolean;
  isSignedIn: boolean;
  /** The present in epoch milliseconds, renewed by the page for all its times at once. */
  now: number;
  /** Changes the address; `replace` for what is no step to come back to. */
  change: (next: Partial<CommunityAddress>, options?: { replace?: boolean }) => void;
}

export const PlaceContext = createContext<Place | null>(null);

/** Links of a page of the community. */
export interface PlaceLinks {
  /** An address on this page, told by what differs from its start. */
  href: (next: Partial<CommunityAddress>) => string;
  /** Signing in, with the way back to an address on this page. */
  signIn: (next: CommunityAddress) => string;
}

/** Where the reader is in the community, with its links. */
export function usePlace(): Place & PlaceLinks {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('usePlace must be used within the community');
  const path = place.isFlat ? paths.communityFlat : paths.community;
  return {
    ...place,
    href: (next) => path(addressKeys({ ...communityStart, ...next })),
    signIn: (next) => paths.login({ redirect: path(addressKeys(next)) }),
  };
}
