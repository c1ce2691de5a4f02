import { LinkProvider } from '@sakina/design-system';
import type { LinkComponentProps } from '@sakina/design-system';
import { useMemo, useState } from 'react';
import type { MouseEvent } from 'react';
import { readDashboardPlace } from './model/place.ts';
import type { DashboardPlace } from './model/place.ts';
import { DashboardScreen } from './screens/DashboardScreen.tsx';

/** For the stories of the dashboard; nothing of the product imports it. The screen with its own links at work, as the router has them. */
export function WalkThrough({ place: start }: { place?: DashboardPlace }) {
  const [place, setPlace] = useState(start);
  const RouterLink = useMemo(
    () =>
      function StoryLink({ href, onClick, children, ...rest }: LinkComponentProps) {
        function follow(event: MouseEvent<HTMLAnchorElement>) {
          onClick?.(event);
          const { pathname, searchParams } = new URL(href, location.origin);
          if (pathname !== '/dashboard') return;
          event.preventDefault();
          setPlace(readDashboardPlace(searchParams));
        }
        return (
          <a {...rest} href={href} onClick={follow}>
            {children}
          </a>
        );
      },
    [],
  );
  return (
    <LinkProvider component={RouterLink}>
      <DashboardScreen {...(place ? { place } : {})} />
    </LinkProvider>
  );
}
