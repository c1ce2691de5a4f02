import { lazyPart } from '@sakina/design-system';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { LazyBoundary } from '../loading/LazyBoundary.tsx';
import { LoadingMenuButton } from './LoadingMenuButton.tsx';
import type { NavDrawerProps } from './NavDrawer.tsx';

const NavDrawer = lazyPart(() => import('./NavDrawer.tsx').then((m) => m.NavDrawer));

/** Resolves when the code of the drawer has loaded or failed. */
export const menuSettles = NavDrawer.settle;

/** The button that opens the navigation below md. The code of the drawer is lazy. */
export function MenuButton(props: NavDrawerProps) {
  const { pathname } = useLocation();
  return (
    <LazyBoundary what="open the menu" fallback={<LoadingMenuButton />}>
      <Suspense fallback={<LoadingMenuButton />}>
        <NavDrawer key={pathname} {...props} />
      </Suspense>
    </LazyBoundary>
  );
}
