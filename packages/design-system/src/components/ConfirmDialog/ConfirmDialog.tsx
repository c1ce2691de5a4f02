import { lazyOverlay } from '../../foundations/chunk/lazy-overlay.tsx';
import type { ConfirmDialogProps } from './ConfirmQuestion.tsx';

const LazyQuestion = lazyOverlay<ConfirmDialogProps>(() =>
  import('./ConfirmQuestion.tsx').then((m) => m.ConfirmQuestion),
);

/** Asks before something is done. Focus starts on the safe answer, so an immediate Enter cancels. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return <LazyQuestion {...props} />;
}
