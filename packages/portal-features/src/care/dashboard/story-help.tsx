import { StoryAddress } from '../../shared/testing/story-address.tsx';
import { HOME, readDashboardPlace } from './model/place.ts';
import type { DashboardPlace } from './model/place.ts';
import { DashboardScreen } from './screens/DashboardScreen.tsx';

/** For stories: the dashboard whose links work as they do in the app. */
export function WalkThrough({ place = HOME }: { place?: DashboardPlace }) {
  return (
    <StoryAddress
      start={place}
      read={({ pathname, searchParams }) => (pathname === '/dashboard' ? readDashboardPlace(searchParams) : undefined)}
    >
      {(current) => <DashboardScreen place={current} />}
    </StoryAddress>
  );
}
