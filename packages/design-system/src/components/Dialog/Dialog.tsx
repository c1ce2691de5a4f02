import { lazyOverlay } from '../../foundations/chunk/lazy-overlay.tsx';
import type { OverlayContent } from './render-overlay.ts';

export interface DialogProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called with `false` when the reader closes it by cross, Escape or a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** What it is about; read out when it opens. */
  title: string;
  /** What it says or asks. */
  children: OverlayContent;
  /** Its buttons: the way back first, the main one last. */
  actions?: OverlayContent;
  /**
   * How wide it may become; on phones it is a sheet from the lower edge.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  /**
   * `alertdialog` asks for an answer: it has no cross and a press outside does not close it; Escape still does.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog';
  /**
   * Whether a press outside closes it; set it to `false` where something typed would be lost.
   * @default true, and false for an `alertdialog`
   */
  isDismissable?: boolean;
}

const LateWindow = lazyOverlay<DialogProps>(() => import('./DialogWindow.tsx').then((m) => m.DialogWindow));

/**
 * A question or a short task above the page. Focus moves in, stays in, and goes back where it was. Its code comes when the
 * page around it stands (FAST-1).
 */
export function Dialog(props: DialogProps) {
  return <LateWindow {...props} />;
}
