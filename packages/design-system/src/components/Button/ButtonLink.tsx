import type { AnchorHTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';
import { useLinkComponent } from '../../foundations/link/link.tsx';
import { buttonStyle } from './Button.styles.ts';
import type { ButtonProps } from './Button.tsx';

export interface ButtonLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>, Pick<ButtonProps, 'variant' | 'size' | 'width'> {
  /** Path in this product, or an address of another kind such as `tel:`. */
  href: string;
  /** Where it goes, in words. */
  children: ReactNode;
}

const Root = styled.a`${buttonStyle}`;

/** A link that looks like a button. To the keyboard and to screen readers it stays a link. */
export function ButtonLink({
  variant = 'primary',
  size = 'medium',
  width = 'auto',
  children,
  ...rest
}: ButtonLinkProps) {
  const Link = useLinkComponent();
  return (
    <Root as={Link} {...rest} data-variant={variant} data-size={size} data-width={width}>
      {children}
    </Root>
  );
}
