import { useEffect, useRef } from 'react';
import { CloseButton } from './CloseButton.tsx';
import { Head, Title } from './overlay.styles.ts';

interface OverlayHeadProps {
  /** What the overlay is about. */
  title: string;
  /** Id of the heading, where no React Aria dialog provides one. */
  titleId?: string;
  /**
   * Whether it has a close button.
   * @default true
   */
  hasClose?: boolean;
  /** Closes it, where no React Aria dialog does. */
  onClose?: () => void;
  /**
   * Whether the title takes the focus on opening, unless a field has it: a screen reader then says the title and its
   * dialog, and not the whole text in one breath.
   * @default false
   */
  takesFocus?: boolean;
}

/** The header of every overlay and side sheet: its title, and the close button. */
export function OverlayHead({ title, titleId, hasClose = true, onClose, takesFocus = false }: OverlayHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const box = heading.current?.closest('[role="dialog"]');
    if (takesFocus && box && !box.contains(document.activeElement)) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Head>
      <Title
        ref={heading}
        slot="title"
        level={2}
        {...(takesFocus && { tabIndex: -1 })}
        {...(titleId ? { id: titleId } : {})}
      >
        {title}
      </Title>
      {hasClose && <CloseButton {...(onClose ? { onPress: onClose } : {})} />}
    </Head>
  );
}
