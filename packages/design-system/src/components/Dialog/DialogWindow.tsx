import { useId } from 'react';
import { OverlayHead } from './OverlayHead.tsx';
import { Body, Box, DialogOverlay, Panel } from './Dialog.styles.ts';
import { Actions } from './overlay.styles.ts';
import { renderOverlay } from './render-overlay.ts';
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

/** The content of Dialog, loaded with its first opening or when the page is idle. */
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
        {/* A screen reader reads the question together with its title, so that no one answers after hearing only half of it. */}
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
