import { patterns, paths } from '@sakina/platform/domain';
import { Suspense } from 'react';
import { matchPath, Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { AppLoading } from '../frames/AppLoading.tsx';
import { BareFrame } from '../frames/BareFrame.tsx';
import { SharedFrame } from '../frames/SharedFrame.tsx';
import { useArrival } from './arrival.ts';
import { Guard } from './Guard.tsx';
import { HandlePage } from './HandlePage.tsx';
import { lazyPart } from './lazy-screen.tsx';
import { Page } from './Page.tsx';
import { notFound, routeTable } from './route-table.ts';
import type { AppRoute, FrameName } from './route-table.ts';

const runtimeLayout = lazyPart(() => import('../runtime/RuntimeLayout.tsx').then((m) => m.RuntimeLayout));
const RuntimeLayout = runtimeLayout.Part;
const PortalFrame = lazyPart(() => import('../frames/PortalFrame.tsx').then((m) => m.PortalFrame)).Part;
const RoomFrame = lazyPart(() => import('../frames/RoomFrame.tsx').then((m) => m.RoomFrame)).Part;

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

/** Every address of the product (ROUTE-1 to ROUTE-32), assembled from the table. */
export function AppRoutes() {
  useArrival();
  const { pathname } = useLocation();
  preload(pathname);
  return table;
}

/** An area with a frame of its own: who may not enter is told so in the shared frame, not in one full of links they cannot follow. */
function Area({ area }: { area: 'provider' | 'admin' }) {
  return (
    <Guard access={area} deniedFrame={(page) => <SharedFrame>{page}</SharedFrame>}>
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

/** Starts loading the screen of an address together with its frame, not after it. */
function preload(pathname: string): void {
  // Most addresses are written as their pattern is; to match each is to make an expression of each.
  const route =
    routeTable.find(({ pattern }) => pattern === pathname) ??
    routeTable.find(({ pattern }) => matchPath(pattern, pathname));
  if (!route) return;
  route.screen.preload();
  if (route.needsRuntime) runtimeLayout.preload();
}

// Made once: what the address does not change is not made anew with it.
const table = (
  <Routes>
    <Route path={patterns.loginShortcut} element={<KeepQuery to={paths.login()} />} />
    <Route path={patterns.registerShortcut} element={<KeepQuery to={paths.register()} />} />
    <Route path={patterns.provider} element={<KeepQuery to={paths.providerPortal()} />} />

    <Route element={<BareFrame />}>{pages('bare', false)}</Route>
    <Route element={<SharedFrame />}>
      {pages('shared', false)}
      <Route path="*" element={<Page route={notFoundRoute} />} />
    </Route>

    <Route
      element={
        <Suspense fallback={<AppLoading />}>
          <RuntimeLayout />
        </Suspense>
      }
    >
      <Route element={<BareFrame />}>{pages('bare', true)}</Route>
      <Route element={<SharedFrame />}>
        {pages('shared', true)}
        <Route path="/:handle" element={<HandlePage notFound={notFoundRoute} />} />
      </Route>
      <Route element={<Area area="provider" />}>
        {pages('provider', true)}
        <Route path="/provider/*" element={<Page route={notFoundRoute} />} />
      </Route>
      <Route element={<Area area="admin" />}>
        {pages('admin', true)}
        <Route path="/admin/*" element={<Page route={notFoundRoute} />} />
      </Route>
      <Route
        element={
          <Suspense fallback={<AppLoading />}>
            <RoomFrame />
          </Suspense>
        }
      >
        {pages('room', true)}
      </Route>
    </Route>
  </Routes>
);
