import { DialogTrigger, OverlayTriggerStateContext } from 'react-aria-components/Dialog';
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
  /** What it holds: some facts, a short choice. A form or a question belongs into a Dialog. */
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
 * Something more beside a button, with the page still there: it can be read, scrolled and pressed meanwhile. The focus goes
 * in, Tab leads on to what follows the button, and leaving it, Escape or a press elsewhere closes it.
 */
export function Popover({ trigger, title, children, align = 'start', ...state }: PopoverProps) {
  const titleId = useId();
  return (
    <DialogTrigger {...state}>
      {trigger}
      <Panel isNonModal placement={align === 'end' ? 'bottom end' : 'bottom start'} offset={4} aria-labelledby={titleId}>
        <Content title={title} titleId={titleId}>{children}</Content>
      </Panel>
    </DialogTrigger>
  );
}

function Content({ title, titleId, children }: { title: string; titleId: string; children: OverlayContent }) {
  const state = use(OverlayTriggerStateContext);
  const box = useRef<HTMLElement>(null);
  const close = () => state?.close();
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  useInteractOutside({
    ref: box,
    onInteractOutside: (press) => {
      // The trigger closes it by itself; closing here as well would open it again.
      const isTrigger = press.target instanceof Element && press.target.closest('[aria-expanded="true"]') !== null;
      if (!isTrigger) close();
    },
  });
  return (
    <Box ref={box} role="dialog" aria-labelledby={titleId} tabIndex={-1}>
      <OverlayHead title={title} titleId={titleId} onClose={close} />
      <Body>{renderOverlay(children, close)}</Body>
    </Box>
  );
}
