import { DialogContext, DialogTrigger, OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { use, useEffect, useId, useRef } from 'react';
import type { ReactElement } from 'react';
import { useInteractOutside } from 'react-aria/useInteractOutside';
import { OverlayHead } from '../Dialog/OverlayHead.tsx';
import { renderOverlay } from '../Dialog/render-overlay.ts';
import type { OverlayContent } from '../Dialog/render-overlay.ts';
import { Body, Box, Panel } from './Popover.styles.ts';

export interface PopoverProps {
  /** The button that opens it: one of this system’s buttons. */
  trigger: ReactElement;
  /** What it is about; its heading and its name. */
  title: string;
  /** Its content: some facts, a short choice. A form or a question belongs into a Dialog. */
  children: OverlayContent;
  /**
   * Which end of the trigger it lines up with.
   * @default 'start'
   */
  align?: 'start' | 'end';
  /** Whether it is shown, where the owner keeps that. */
  isOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * Non-modal content beside a button: the page can be read, scrolled and pressed meanwhile. Focus moves
 * in, Tab leads on to what follows the button, and leaving it, Escape or a press elsewhere closes it.
 */
export function Popover({ trigger, title, children, align = 'start', ...state }: PopoverProps) {
  return (
    <DialogTrigger {...state}>
      {trigger}
      <NonModalPanel title={title} align={align}>
        {children}
      </NonModalPanel>
    </DialogTrigger>
  );
}

function NonModalPanel({ title, align, children }: Required<Pick<PopoverProps, 'title' | 'align' | 'children'>>) {
  const state = use(OverlayTriggerStateContext);
  const context = use(DialogContext);
  // The button references the popover in aria-controls; React Aria sets that id for modal dialogs only.
  const id = context && 'id' in context && context.id ? context.id : '';
  // The button closes its popover itself; closing it here as well would make the button open it again.
  const isOutside = (element: EventTarget | null) =>
    !(element instanceof Element && element.closest(`[aria-controls="${CSS.escape(id)}"]`));
  const close = () => state?.close();
  return (
    <Panel
      isNonModal
      placement={align === 'end' ? 'bottom end' : 'bottom start'}
      offset={4}
      shouldCloseOnInteractOutside={isOutside}
    >
      <Content id={id} title={title} close={close} isOutside={isOutside}>
        {children}
      </Content>
    </Panel>
  );
}

interface ContentProps extends Pick<PopoverProps, 'title' | 'children'> {
  id: string;
  close: () => void;
  isOutside: (element: EventTarget | null) => boolean;
}

function Content({ id, title, close, isOutside, children }: ContentProps) {
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  useInteractOutside({
    ref: box,
    onInteractOutside: (press) => {
      if (isOutside(press.target)) close();
    },
  });
  return (
    <Box ref={box} id={id} role="dialog" aria-labelledby={titleId} tabIndex={-1}>
      <OverlayHead title={title} titleId={titleId} onClose={close} />
      <Body>{renderOverlay(children, close)}</Body>
    </Box>
  );
}
