import { lazyOverlay } from '../../foundations/chunk/lazy-overlay.tsx';
import type { DialogProps } from './DialogWindow.tsx';

const LazyWindow = lazyOverlay<DialogProps>(() => import('./DialogWindow.tsx').then((m) => m.DialogWindow));

/**
 * A question or a short task above the page. Focus moves in, stays in, and returns to where it was. Its code loads once
 * the page is idle (FAST-1).
 */
export function Dialog(props: DialogProps) {
  return <LazyWindow {...props} />;
}
