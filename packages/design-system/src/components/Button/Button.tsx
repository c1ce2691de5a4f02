import { Button as AriaButton } from 'react-aria-components/Button';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { buttonStyle } from './Button.styles.ts';

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  /** What pressing it does, in words. */
  children: ReactNode;
  /**
   * How much it asks for attention; one `action` a screen.
   * @default 'primary'
   */
  variant?: 'primary' | 'action' | 'secondary' | 'quiet' | 'danger';
  /** @default 'medium' */
  size?: 'small' | 'medium';
  /**
   * `full` fills its container, for phones.
   * @default 'auto'
   */
  width?: 'auto' | 'full';
}

const Root = styled(AriaButton)`${buttonStyle}`;

/** Starts something. `isPending` keeps focus and announces that it is under way; presses meanwhile do nothing. */
export function Button({ variant = 'primary', size = 'medium', width = 'auto', children, ...rest }: ButtonProps) {
  return (
    <Root {...rest} data-variant={variant} data-size={size} data-width={width}>
      {children}
    </Root>
  );
}
