import { lazyPart } from '@sakina/design-system';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { FirstScreenMark } from '../loading/FirstScreenMark.tsx';
import { RouteLoading } from '../loading/RouteLoading.tsx';
import { DocumentTitle } from './DocumentTitle.tsx';
import type { FeatureGateProps, FlagGateProps } from './FeatureGate.tsx';
import { Guard } from './Guard.tsx';
import type { AppRoute } from './route-table.ts';
import { RouteBoundary } from './RouteBoundary.tsx';

// Few routes have a gate, and the landing page is not one of them.
const FlagGate = lazyPart<FlagGateProps>(() => import('./FeatureGate.tsx').then((m) => m.FlagGate));
const FeatureGate = lazyPart<FeatureGateProps>(() => import('./FeatureGate.tsx').then((m) => m.FeatureGate));

/** One screen in its frame: its access rule, its gates, its title, its own error boundary and loading state. */
export function Page({ route }: { route: AppRoute }) {
  const { pathname } = useLocation();
  const Screen = route.screen;
  return (
    <RouteBoundary key={pathname}>
      <Guard access={route.access}>
        <DocumentTitle message={route.title} />
        <Suspense fallback={<RouteLoading />}>
          <Gates route={route}>
            <Screen />
          </Gates>
          <FirstScreenMark />
        </Suspense>
      </Guard>
    </RouteBoundary>
  );
}

/** The flag comes first: what an installation has not enabled is no matter of plans. */
function Gates({ route: { flag, feature }, children }: { route: AppRoute; children: ReactNode }) {
  const gated = feature ? <FeatureGate feature={feature}>{children}</FeatureGate> : children;
  return flag ? <FlagGate flag={flag}>{gated}</FlagGate> : gated;
}
