import { useId, useRef } from 'react';
import type { HTMLAttributes, KeyboardEvent } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { useMediaQuery } from '../../foundations/media/use-media-query.ts';
import { OverlayHead } from '../Dialog/OverlayHead.tsx';
import { Actions } from '../Dialog/overlay.styles.ts';
import { renderOverlay } from '../Dialog/render-overlay.ts';
import type { OverlayContent } from '../Dialog/render-overlay.ts';
import { below } from '../../tokens/breakpoints.ts';
import { Body, Row, Sheet, Underlay } from './SideSheet.styles.ts';
import { useFocusVisit } from './use-focus-visit.ts';

export interface SideSheetProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called with `false` when the reader closes it by cross, by Escape or, on a phone, by a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** What it shows: the chosen thing’s name. Said again when another thing is chosen while it is open. */
  title: string;
  /** Its content. */
  children: OverlayContent;
  /** Buttons that stay at its lower edge. */
  actions?: OverlayContent;
}

/** The row of content and its side sheet: the content first, the sheet after it. */
export function SideSheetLayout(props: HTMLAttributes<HTMLDivElement>) {
  return <Row {...props} />;
}

/**
 * One thing of a list, shown beside the list: on a wide screen as a part of the page, so that the list is not lost;
 * where there is no room, as a modal above the page. Rotating a device switches between the two and keeps typed text.
 */
export function SideSheet({ isOpen, ...rest }: SideSheetProps) {
  return isOpen ? <OpenSheet {...rest} /> : null;
}

function OpenSheet({ onOpenChange, title, children, actions }: Omit<SideSheetProps, 'isOpen'>) {
  const isModal = useMediaQuery(below.md);
  const titleId = useId();
  const sheet = useRef<HTMLElement>(null);
  const close = () => onOpenChange(false);
  const nothing = () => undefined;
  // One element in both modes: a separate modal would remount the content and lose typed text.
  const state = {
    isOpen: isModal,
    setOpen: onOpenChange,
    open: nothing,
    close,
    toggle: close,
    point: null,
    setPoint: nothing,
  };
  const { modalProps, underlayProps } = useModalOverlay({ isDismissable: true }, state, sheet);
  useFocusVisit(sheet);

  function keyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    close();
  }
  return (
    <>
      {isModal && <Underlay {...underlayProps} />}
      <FocusScope contain={isModal}>
        <Sheet
          {...(isModal ? modalProps : {})}
          ref={sheet}
          role={isModal ? 'dialog' : 'region'}
          aria-modal={isModal || undefined}
          aria-labelledby={titleId}
          tabIndex={-1}
          data-mode={isModal ? 'modal' : 'beside'}
          onKeyDown={keyDown}
        >
          <div aria-live={isModal ? 'off' : 'polite'} style={{ display: 'contents' }}>
            <OverlayHead title={title} titleId={titleId} onClose={close} />
          </div>
          <Body>{renderOverlay(children, close)}</Body>
          {actions && <Actions>{renderOverlay(actions, close)}</Actions>}
        </Sheet>
      </FocusScope>
    </>
  );
}
