import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';
import { buttonStyle } from './Button.styles.ts';
import type { ButtonProps } from './Button.tsx';

export interface PlainButtonProps
  extends ButtonHTMLAttributes<HTMLButtonElement>, Pick<ButtonProps, 'variant' | 'size' | 'width'> {
  /** What pressing it does, in words. */
  children: ReactNode;
}

const Root = styled.button`${buttonStyle}`;

/**
 * A button on the browser's own element, without React Aria's code. For the first load of a public page,
 * and for the page that is shown when further code failed to load; everywhere else use Button.
 */
export function PlainButton({
  variant = 'primary',
  size = 'medium',
  width = 'auto',
  type = 'button',
  children,
  ...rest
}: PlainButtonProps) {
  return (
    <Root {...rest} type={type} data-variant={variant} data-size={size} data-width={width}>
      {children}
    </Root>
  );
}
