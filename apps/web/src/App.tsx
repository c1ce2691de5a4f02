import { Suspense } from 'react';
import { AppLoading } from './loading/AppLoading.tsx';
import { ConnectionState } from './offline/ConnectionState.tsx';
import { RouteBoundary } from './routes/RouteBoundary.tsx';
import { AppRoutes } from './routes/AppRoutes.tsx';
import { LeaveOnEnd } from './session/LeaveOnEnd.tsx';
import { IdleGuard } from './session/IdleGuard.tsx';
import { AppProviders } from './AppProviders.tsx';
import type { AppProvidersProps } from './AppProviders.tsx';

export type AppProps = Omit<AppProvidersProps, 'children'>;

/** The assembled product. */
export function App(surroundings: AppProps) {
  return (
    <AppProviders {...surroundings}>
      <LeaveOnEnd />
      <IdleGuard />
      <RouteBoundary>
        <Suspense fallback={<AppLoading />}>
          <AppRoutes />
        </Suspense>
      </RouteBoundary>
      <ConnectionState />
    </AppProviders>
  );
}
