import type { HTMLAttributes } from 'react';
import styled, { keyframes } from 'styled-components';
import { theme } from '../../themes/theme.ts';

export interface SpinnerProps extends HTMLAttributes<HTMLSpanElement> {
  /**
   * `sm` is for a line of text, `lg` for a page.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
}

const turn = keyframes`to { transform: rotate(1turn); }`;
const Root = styled.span`
  display: inline-block;
  flex: none;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border: 0.1875rem solid ${theme.color.hairline};
  border-block-start-color: ${theme.color.action};
  border-radius: ${theme.radius.full};
  animation: ${turn} 1s linear infinite;
  &[data-size='sm'] { inline-size: 1em; block-size: 1em; border-width: 2px; }
  &[data-size='lg'] { inline-size: 2.5rem; block-size: 2.5rem; }
  @media (forced-colors: active) { border-block-start-color: Highlight; }
`;

/** A turning ring beside words that say what is under way; by itself it is silent. */
export function Spinner({ size = 'md', ...rest }: SpinnerProps) {
  return <Root aria-hidden {...rest} data-size={size} />;
}
