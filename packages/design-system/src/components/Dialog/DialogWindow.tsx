import { useId } from 'react';
import type { DialogProps } from './Dialog.tsx';
import { OverlayHead } from './OverlayHead.tsx';
import { Body, Box, DialogOverlay, Panel } from './Dialog.styles.ts';
import { Actions } from './overlay.styles.ts';
import { renderOverlay } from './render-overlay.ts';

/** What Dialog shows once it has been open. */
export function DialogWindow({
  isOpen,
  onOpenChange,
  title,
  children,
  actions,
  size = 'md',
  role = 'dialog',
  isDismissable = role === 'dialog',
}: DialogProps) {
  const bodyId = useId();
  return (
    <DialogOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable={isDismissable}>
      <Panel data-size={size}>
        {/* A question is read out with its name: nobody should answer what they have only half heard. */}
        <Box role={role} {...(role === 'alertdialog' ? { 'aria-describedby': bodyId } : {})}>
          {({ close }) => (
            <>
              <OverlayHead title={title} hasClose={role === 'dialog'} />
              <Body id={bodyId}>{renderOverlay(children, close)}</Body>
              {actions && <Actions>{renderOverlay(actions, close)}</Actions>}
            </>
          )}
        </Box>
      </Panel>
    </DialogOverlay>
  );
}
