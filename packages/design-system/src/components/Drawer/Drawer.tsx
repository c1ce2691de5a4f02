import { lazyOverlay } from '../../foundations/chunk/lazy-overlay.tsx';
import type { OverlayContent } from '../Dialog/render-overlay.ts';

export interface DrawerProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called with `false` when the reader closes it by cross, Escape or a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** What it holds; read out when it opens. */
  title: string;
  /** Its content. */
  children: OverlayContent;
  /** Buttons that stay at its lower edge. */
  actions?: OverlayContent;
  /**
   * The edge it comes from, in reading direction.
   * @default 'start'
   */
  placement?: 'start' | 'end';
  /**
   * `nav` is 250 px wide (FRAME-7), `panel` wide enough to read and work in.
   * @default 'nav'
   */
  size?: 'nav' | 'panel';
}

const LateWindow = lazyOverlay<DrawerProps>(() => import('./DrawerWindow.tsx').then((m) => m.DrawerWindow));

/**
 * From the edge, above the page: navigation on phones, or a panel to work in. Beside the page stands a SideSheet. Its code comes
 * when the page around it stands (FAST-1).
 */
export function Drawer(props: DrawerProps) {
  return <LateWindow {...props} />;
}
