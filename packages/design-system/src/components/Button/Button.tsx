import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { buttonStyle } from './Button.styles.ts';
import { PressButton } from './PressButton.tsx';
import type { PressButtonProps } from './PressButton.tsx';

export interface ButtonProps extends Omit<PressButtonProps, 'children' | 'className' | 'style'> {
  /** What pressing it does, in words. */
  children: ReactNode;
  /**
   * How much it asks for attention; one `action` a screen.
   * @default 'primary'
   */
  variant?: 'primary' | 'action' | 'secondary' | 'quiet' | 'danger';
  /**
   * `small` is for rows and toolbars.
   * @default 'medium'
   */
  size?: 'small' | 'medium';
  /**
   * `full` fills its container, for phones.
   * @default 'auto'
   */
  width?: 'auto' | 'full';
  /**
   * Whether its words, not the room around them, begin where those above it do; for `quiet`, which has no frame.
   * @default false
   */
  isFlush?: boolean;
  /** Waiting for a result: keeps focus, and presses do nothing. */
  isPending?: boolean;
  /** The button element, so that focus can be returned to it. */
  ref?: Ref<HTMLButtonElement>;
}

const Root = styled(PressButton)`${buttonStyle}`;

// React Aria's own `isPending` announces the button by its id, and the announcement outlives the button by seconds: a
// dangling reference. So the pending state is expressed on the button itself.
const nothing = () => undefined;
const WAITING = {
  'aria-disabled': true,
  type: 'button',
  onPress: nothing,
  onPressStart: nothing,
  onPressEnd: nothing,
  onClick: nothing,
} as const;

/**
 * Starts something. `isPending` keeps focus and announces that it cannot be pressed now; presses meanwhile do nothing.
 */
export function Button({
  variant = 'primary',
  size = 'medium',
  width = 'auto',
  isFlush = false,
  isPending = false,
  children,
  ...rest
}: ButtonProps) {
  return (
    <Root
      {...rest}
      {...(isPending && WAITING)}
      data-variant={variant}
      data-size={size}
      data-width={width}
      data-flush={isFlush || undefined}
      data-waiting={isPending || undefined}
    >
      {children}
    </Root>
  );
}
