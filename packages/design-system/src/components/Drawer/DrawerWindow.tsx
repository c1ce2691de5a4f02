import { OverlayHead } from '../Dialog/OverlayHead.tsx';
import { Actions } from '../Dialog/overlay.styles.ts';
import { renderOverlay } from '../Dialog/render-overlay.ts';
import type { DrawerProps } from './Drawer.tsx';
import { Body, Box, Edge, Panel } from './Drawer.styles.ts';

/** What Drawer shows once it has been open. */
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
              <Body>{renderOverlay(children, close)}</Body>
              {actions && <Actions>{renderOverlay(actions, close)}</Actions>}
            </>
          )}
        </Box>
      </Panel>
    </Edge>
  );
}
