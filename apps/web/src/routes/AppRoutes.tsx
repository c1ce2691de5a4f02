import { lazyPart } from '@sakina/design-system';
import type { LazyPart } from '@sakina/design-system';
import { areas, patterns, paths, product } from '@sakina/platform/domain';
import type { Area } from '@sakina/platform/domain';
import { memo, Suspense } from 'react';
import { createRoutesFromElements, matchPath, Navigate, Outlet, Route, useLocation, useRoutes } from 'react-router-dom';
import { AppLoading } from '../loading/AppLoading.tsx';
import { NavigationProgress } from '../loading/NavigationProgress.tsx';
import { BareFrame } from '../frames/BareFrame.tsx';
import { PortalFrame } from '../frames/late-portal-frame.ts';
import { SharedFrame } from '../frames/SharedFrame.tsx';
import { useAppText } from '../messages/index.ts';
import { useArrival } from './arrival.ts';
import { Guard } from './Guard.tsx';
import { HandlePage } from './HandlePage.tsx';
import { Page } from './Page.tsx';
import { preloadRoute, settleRoute } from './preload-route.ts';
import { notFound, routeTable } from './route-table.ts';
import { ShownPlace, useShownPlace } from './shown-place.ts';
import type { Place } from './shown-place.ts';
import type { AppRoute, FrameName } from './route-table.ts';

const RuntimeLayout = lazyPart(() => import('./RuntimeLayout.tsx').then((m) => m.RuntimeLayout));
const RoomsFrame = lazyPart(() => import('../frames/RoomsFrame.tsx').then((m) => m.RoomsFrame));

/** Frames whose code is loaded on demand. tools/route-table.mjs reads this literal. */
const FRAMES: Record<Area | 'room', Pick<LazyPart<never>, 'preload' | 'settle'>> = {
  provider: PortalFrame,
  admin: PortalFrame,
  room: RoomsFrame,
};

const PARTS = { RuntimeLayout, frames: FRAMES };

const notFoundRoute: AppRoute = {
  pattern: '*',
  access: 'any',
  frame: 'shared',
  title: 'title.notFound',
  screen: notFound,
  needsRuntime: false,
};

function pages(frame: FrameName, needsRuntime: boolean) {
  return routeTable
    .filter((route) => route.frame === frame && route.needsRuntime === needsRuntime)
    .map((route) => <Route key={route.pattern} path={route.pattern} element={<Page route={route} />} />);
}

/**
 * The routes at the place that is shown. Rendered anew for another place alone: given an address, the router makes a
 * context of it at each rendering, which would take a page that the build has written out of React’s hands while it
 * hydrates.
 */
const ShownRoutes = memo(function ShownRoutes({ location }: Pick<Place, 'location'>) {
  return useRoutes(table, location);
});

/** Every address of the product (ROUTE-1 to ROUTE-32), assembled from the table. */
export function AppRoutes() {
  const t = useAppText();
  const { pathname } = useLocation();
  const shown = useShownPlace();
  const isUnderWay = shown.location.pathname !== pathname;
  const shownRoute = routeAt(shown.location.pathname);
  const next = isUnderWay ? routeAt(pathname) : shownRoute;
  useArrival(shown, shownRoute ? t(shownRoute.title, { product: product.name, tagline: t('tagline') }) : null);
  if (next) preloadRoute(next, PARTS);
  return (
    <ShownPlace value={shown}>
      {isUnderWay && <NavigationProgress />}
      <ShownRoutes location={shown.location} />
    </ShownPlace>
  );
}

/** The frame of an area. A refusal is shown in the shared frame, not among links that the user cannot follow. */
function AreaFrame({ area }: { area: Area }) {
  return (
    <Guard access={area} deniedFrame={(page) => <SharedFrame>{page}</SharedFrame>}>
      {/* Without a boundary of its own, a frame that is still loading would hide the services around it, and their
          cache would be let go. */}
      <Suspense fallback={<AppLoading />}>
        <PortalFrame area={area}>
          <Outlet />
        </PortalFrame>
      </Suspense>
    </Guard>
  );
}

function KeepQuery({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={to + search + hash} replace />;
}

/** The route of an address. Its screen is loaded together with its frame and services, not one after the other. */
function routeAt(pathname: string): AppRoute | undefined {
  // matchPath compiles a RegExp per pattern; most addresses equal their pattern.
  return (
    routeTable.find(({ pattern }) => pattern === pathname) ??
    routeTable.find(({ pattern }) => matchPath(pattern, pathname))
  );
}

/**
 * Loads what the first screen is drawn with, see `settleRoute`. Resolves at once for an address without a screen of its
 * own.
 * @param locale BCP 47 tag of its texts.
 */
export async function settleFirstScreen(pathname: string, locale: string): Promise<void> {
  const route = routeAt(pathname);
  if (route) await settleRoute(route, PARTS, locale);
}

// Created once, so that a change of address does not create the elements of every route again.
const table = createRoutesFromElements(
  <>
    <Route path={patterns.loginShortcut} element={<KeepQuery to={paths.login()} />} />
    <Route path={patterns.registerShortcut} element={<KeepQuery to={paths.register()} />} />
    <Route path={patterns.provider} element={<KeepQuery to={paths.providerPortal()} />} />

    <Route element={<BareFrame />}>{pages('bare', false)}</Route>
    <Route element={<SharedFrame />}>
      {pages('shared', false)}
      <Route path="*" element={<Page route={notFoundRoute} />} />
    </Route>

    <Route element={<RuntimeLayout />}>
      <Route element={<BareFrame />}>{pages('bare', true)}</Route>
      <Route element={<SharedFrame />}>
        {pages('shared', true)}
        <Route path="/:handle" element={<HandlePage notFound={notFoundRoute} />} />
      </Route>
      {areas.map((area) => (
        <Route key={area} element={<AreaFrame area={area} />}>
          {pages(area, true)}
          <Route path={`/${area}/*`} element={<Page route={notFoundRoute} />} />
        </Route>
      ))}
      <Route
        element={
          <Suspense fallback={<AppLoading />}>
            <RoomsFrame />
          </Suspense>
        }
      >
        {pages('room', true)}
      </Route>
    </Route>
  </>,
);
