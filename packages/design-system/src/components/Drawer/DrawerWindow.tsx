import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { OverlayHead } from '../Dialog/OverlayHead.tsx';
import { Actions } from '../Dialog/overlay.styles.ts';
import { renderOverlay } from '../Dialog/render-overlay.ts';
import type { OverlayContent } from '../Dialog/render-overlay.ts';
import { Body, Box, Edge, Panel } from './Drawer.styles.ts';

/**
 * Draws what a drawer holds in the task after its window, so that the press which opens it is answered by the window
 * and not only once a long form has been drawn (FAST-3). Mounted anew at each opening.
 * @param children Called for what is drawn.
 */
function AfterWindow({ children }: { children: () => ReactNode }) {
  return useDeferredValue(true, false) ? children() : null;
}

export interface DrawerProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called with `false` when the reader closes it by cross, Escape or a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** What it contains; read out when it opens. */
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

/** The content of Drawer, loaded with its first opening or when the page is idle. */
export function DrawerWindow({
  isOpen,
  onOpenChange,
  title,
  children,
  actions,
  placement = 'start',
  size = 'nav',
}: DrawerProps) {
  return (
    <Edge isOpen={isOpen} onOpenChange={onOpenChange} isDismissable data-placement={placement}>
      <Panel data-placement={placement} data-size={size}>
        <Box>
          {({ close }) => (
            <>
              <OverlayHead title={title} />
              <AfterWindow>
                {() => (
                  <>
                    <Body>{renderOverlay(children, close)}</Body>
                    {actions && <Actions>{renderOverlay(actions, close)}</Actions>}
                  </>
                )}
              </AfterWindow>
            </>
          )}
        </Box>
      </Panel>
    </Edge>
  );
}
