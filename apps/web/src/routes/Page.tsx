import { lazyPart } from '@sakina/design-system';
import type { PlatformFeature } from '@sakina/platform/contract';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { FirstScreenMark } from '../loading/FirstScreenMark.tsx';
import { RouteLoading } from '../loading/RouteLoading.tsx';
import { DocumentTitle } from './DocumentTitle.tsx';
import type { FeatureGateProps, FlagGateProps } from './FeatureGate.tsx';
import { useFeaturesOff } from '../session/features-off.ts';
import { Guard } from './Guard.tsx';
import type { AppRoute } from './route-table.ts';
import { RouteBoundary } from './RouteBoundary.tsx';

// Few routes have a gate, and the landing page is not one of them.
const gates = () => import('./FeatureGate.tsx');
const FlagGate = lazyPart<FlagGateProps>(() => gates().then((m) => m.FlagGate));
const TurnedOff = lazyPart<{ feature: PlatformFeature }>(() => gates().then((m) => m.TurnedOff));
const FeatureGate = lazyPart<FeatureGateProps>(() => gates().then((m) => m.FeatureGate));

/**
 * One screen in its frame: its access rule, its gates, its title, its own error boundary and loading state. Only what
 * is inside the loading state changes with the path: so React keeps the former screen until the next one is there.
 */
export function Page({ route }: { route: AppRoute }) {
  const { pathname } = useLocation();
  const Screen = route.screen;
  return (
    <RouteBoundary>
      <Guard access={route.access}>
        <DocumentTitle key={pathname} message={route.title} />
        <Suspense fallback={<RouteLoading />}>
          <Gates key={pathname} route={route}>
            <Screen />
          </Gates>
          <FirstScreenMark />
        </Suspense>
      </Guard>
    </RouteBoundary>
  );
}

/**
 * What is turned off for everyone comes first, then what the installation has not enabled, which is no matter of plans.
 * A room that someone is in stays until they leave it.
 */
function Gates({ route, children }: { route: AppRoute; children: ReactNode }) {
  const { flag, feature, switches, frame } = route;
  const off = useFeaturesOff();
  const turnedOff = switches?.find((one) => off?.has(one));
  const [isInside, setInside] = useState(false);
  if (frame === 'room' && off !== null && !turnedOff && !isInside) setInside(true);
  if (turnedOff && !isInside) return <TurnedOff feature={turnedOff} />;
  const gated = feature ? <FeatureGate feature={feature}>{children}</FeatureGate> : children;
  return flag ? <FlagGate flag={flag}>{gated}</FlagGate> : gated;
}
