import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { RouteLoading } from '../frames/RouteLoading.tsx';
import { DocumentTitle } from './DocumentTitle.tsx';
import { Guard } from './Guard.tsx';
import type { AppRoute } from './route-table.ts';
import { RouteBoundary } from './RouteBoundary.tsx';

/** One screen in its frame: its access rule, its title, its own error boundary and loading state. */
export function Page({ route }: { route: AppRoute }) {
  const { pathname } = useLocation();
  const { Screen } = route.screen;
  return (
    <RouteBoundary key={pathname}>
      <Guard access={route.access}>
        <DocumentTitle message={route.title} />
        <Suspense fallback={<RouteLoading />}>
          <Screen />
        </Suspense>
      </Guard>
    </RouteBoundary>
  );
}
