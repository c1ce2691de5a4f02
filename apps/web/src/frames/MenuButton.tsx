import { lazyPart } from '@sakina/design-system';
import type { SideNavGroup } from '@sakina/design-system';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LazyBoundary } from '../loading/LazyBoundary.tsx';
import { LoadingMenuButton } from './LoadingMenuButton.tsx';

const NavDrawer = lazyPart(() => import('./NavDrawer.tsx').then((m) => m.NavDrawer));

/** See LazyPart. */
export const menuArrives = NavDrawer.settle;

export interface MenuButtonProps {
  /** The links of the drawer. */
  groups: readonly SideNavGroup[];
  /** What stands above them. */
  header?: ReactNode;
  /** What stands below them. */
  footer?: ReactNode;
}

/** The button that opens the navigation below md. The drawer’s code follows the page, it does not hold it up. */
export function MenuButton(props: MenuButtonProps) {
  const { pathname } = useLocation();
  return (
    <LazyBoundary what="open the menu" fallback={<LoadingMenuButton />}>
      <Suspense fallback={<LoadingMenuButton />}>
        <NavDrawer key={pathname} {...props} />
      </Suspense>
    </LazyBoundary>
  );
}
