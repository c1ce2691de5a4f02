import { Suspense } from 'react';
import { AppLoading } from './frames/AppLoading.tsx';
import { ConnectionState } from './offline/ConnectionState.tsx';
import { RouteBoundary } from './routes/RouteBoundary.tsx';
import { AppRoutes } from './routes/AppRoutes.tsx';
import { LeaveOnEnd } from './routes/LeaveOnEnd.tsx';
import { IdleGuard } from './session-end/IdleGuard.tsx';
import { Surroundings } from './Surroundings.tsx';
import type { SurroundingsProps } from './Surroundings.tsx';

export type AppProps = Omit<SurroundingsProps, 'children'>;

/** The assembled product. */
export function App(surroundings: AppProps) {
  return (
    <Surroundings {...surroundings}>
      <LeaveOnEnd />
      <IdleGuard />
      <RouteBoundary>
        <Suspense fallback={<AppLoading />}>
          <AppRoutes />
        </Suspense>
      </RouteBoundary>
      <ConnectionState />
    </Surroundings>
  );
}
