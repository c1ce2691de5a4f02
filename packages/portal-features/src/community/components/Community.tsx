import { Container } from '@sakina/design-system';
import { useAuth, useNow } from '@sakina/platform/react';
import { useState } from 'react';
import type { CommunityAddress } from '../model/address.ts';
import { CirclesView } from './CirclesView.tsx';
import { CircleView } from './CircleView.tsx';
import { ListView } from './ListView.tsx';
import { PlaceContext } from './place.ts';
import { PostView } from './PostView.tsx';
import { ReportsView } from './ReportsView.tsx';

export interface CommunityProps {
  /** What is shown; the app reads it from the address. */
  address: CommunityAddress;
  /** Asks the app for another address; with `replace` it takes the place of the current one. */
  onAddressChange: (next: CommunityAddress, options: { replace: boolean }) => void;
  /** Whether all posts stand in one list, without circles as rooms. */
  isFlat: boolean;
}

/** A page of the community: the circles, one circle, one post, or a list of the reader’s own. */
export function Community({ address, onAddressChange, isFlat }: CommunityProps) {
  const { user } = useAuth();
  const now = useNow();
  const at = `${address.view} ${address.circle ?? ''} ${address.post ?? ''}`;
  const [opened] = useState(at);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && at !== opened) setMoved(true);
  const place = {
    address, isFlat, hasMoved, now, isSignedIn: user !== null,
    change: (next: Partial<CommunityAddress>, { replace = false } = {}) => onAddressChange({ ...address, ...next }, { replace }),
  };
  return (
    <PlaceContext value={place}>
      <Container pad="page" width={address.post === null && !isFlat && address.circle === null && address.view === 'start' ? 'page' : 'text'}>
        <View key={at} address={address} isFlat={isFlat} />
      </Container>
    </PlaceContext>
  );
}

function View({ address: { view, circle, post }, isFlat }: Pick<CommunityProps, 'address' | 'isFlat'>) {
  if (post !== null) return <PostView id={post} />;
  if (circle !== null && !isFlat) return <CircleView id={circle} />;
  if (view === 'reports') return <ReportsView />;
  if (view === 'start' && !isFlat) return <CirclesView />;
  return <ListView view={view} />;
}
