import { lazyOverlay } from '../../foundations/chunk/lazy-overlay.tsx';
import type { DrawerProps } from './DrawerWindow.tsx';

const LazyWindow = lazyOverlay<DrawerProps>(() => import('./DrawerWindow.tsx').then((m) => m.DrawerWindow));

/**
 * A panel that slides over the page from its edge: navigation on phones, or a panel to work in. For a panel beside the
 * page, use SideSheet. Its code loads once the page is idle (FAST-1).
 */
export function Drawer(props: DrawerProps) {
  return <LazyWindow {...props} />;
}
