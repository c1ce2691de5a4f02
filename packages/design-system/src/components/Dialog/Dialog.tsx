import type { ReactNode } from 'react';
import { CloseButton } from './CloseButton.tsx';
import { Actions, Body, Box, DialogOverlay, Head, Panel, Title } from './Dialog.styles.ts';

/** Content of an overlay, or a function that is given the means to close it. */
export type OverlayContent = ReactNode | ((close: () => void) => ReactNode);

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

/** Content of an overlay with its way to close handed in. */
export function renderOverlay(content: OverlayContent, close: () => void): ReactNode {
  return typeof content === 'function' ? content(close) : content;
}

/** A question or a short task above the page. Focus moves in, stays in, and goes back where it was. */
export function Dialog({ isOpen, onOpenChange, title, children, actions, size = 'md', role = 'dialog', isDismissable = role === 'dialog' }: DialogProps) {
  return (
    <DialogOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable={isDismissable}>
      <Panel data-size={size}>
        <Box role={role}>
          {({ close }) => (
            <>
              <Head>
                <Title slot="title" level={2}>{title}</Title>
                {role === 'dialog' && <CloseButton />}
              </Head>
              <Body>{renderOverlay(children, close)}</Body>
              {actions && <Actions>{renderOverlay(actions, close)}</Actions>}
            </>
          )}
        </Box>
      </Panel>
    </DialogOverlay>
  );
}
