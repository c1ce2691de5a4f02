import { Container, forgetChunkFailure, LoadingRegion, Skeleton } from '@sakina/design-system';
import { useUser, useNow } from '@sakina/platform/react';
import { Suspense } from 'react';
import { lazyPanel, PanelBoundary, RouteMoved, useHasMoved, usePreload } from '../../../shared/index.ts';
import { useCommunityText } from '../messages/index.ts';
import { useInsideText } from '../messages/inside/index.ts';
import type { CommunityAddress } from '../model/address.ts';
import { CirclesView } from './CirclesView.tsx';
import type { ListViewProps } from './ListView.tsx';
import { PlaceContext } from './place.ts';

// The circles are where everyone begins; what lies behind them comes while they are being looked at (FAST-1).
const CircleView = lazyPanel<{ id: string }>(() => import('./CircleView.tsx').then((m) => m.CircleView));
const GroupsView = lazyPanel<object>(() => import('./GroupsView.tsx').then((m) => m.GroupsView));
const ListView = lazyPanel<ListViewProps>(() => import('./ListView.tsx').then((m) => m.ListView));
const PostView = lazyPanel<{ id: string }>(() => import('./PostView.tsx').then((m) => m.PostView));
const ReportsView = lazyPanel<object>(() => import('./ReportsView.tsx').then((m) => m.ReportsView));

export interface CommunityProps {
  /** What is shown; the app reads it from the address. */
  address: CommunityAddress;
  /** Asks the app for another address; with `replace` it takes the place of the current one. */
  onAddressChange: (next: CommunityAddress, options: { replace: boolean }) => void;
  /** Whether all posts stand in one list, without circles as rooms. */
  isFlat: boolean;
}

/** A page of the community: the circles, one circle, one post, the groups, or a list of the reader’s own. */
export function Community({ address, onAddressChange, isFlat }: CommunityProps) {
  const user = useUser();
  const now = useNow();
  const at = `${address.view} ${address.circle ?? ''} ${address.post ?? ''}`;
  const hasMoved = useHasMoved(at);
  const place = {
    address,
    isFlat,
    now,
    isSignedIn: user !== null,
    change: (next: Partial<CommunityAddress>, { replace = false } = {}) =>
      onAddressChange({ ...address, ...next }, { replace }),
  };
  return (
    <PlaceContext value={place}>
      <Container
        pad="page"
        width={
          address.post === null && !isFlat && address.circle === null && address.view === 'start' ? 'page' : 'text'
        }
      >
        <PanelBoundary onCrash={forgetChunkFailure} failed={nothing}>
          <Suspense>
            <InsideTexts />
          </Suspense>
        </PanelBoundary>
        <RouteMoved value={hasMoved}>
          <View key={at} address={address} isFlat={isFlat} />
        </RouteMoved>
      </Container>
    </PlaceContext>
  );
}

const NEXT = [CircleView, PostView, ListView];

/** Where they do not arrive, whoever needs them asks again. */
const nothing = () => null;

/** Has the texts of what lies behind the circles come together with its code, not after it. */
function InsideTexts() {
  useInsideText();
  return null;
}

function View({ address: { view, circle, post }, isFlat }: Pick<CommunityProps, 'address' | 'isFlat'>) {
  const t = useCommunityText();
  usePreload(NEXT);
  const loading = (
    <LoadingRegion label={t('opening')}>
      <Skeleton shape="heading" />
      <Skeleton lines={6} />
    </LoadingRegion>
  );
  if (post !== null) return <PostView id={post} loading={loading} />;
  if (circle !== null && !isFlat) return <CircleView id={circle} loading={loading} />;
  if (view === 'reports') return <ReportsView loading={loading} />;
  if (view === 'groups') return <GroupsView loading={loading} />;
  if (view === 'start' && !isFlat) return <CirclesView />;
  return <ListView view={view} loading={loading} />;
}
