import type { HTMLAttributes } from 'react';
import styled, { css } from 'styled-components';

/** Hides an element visually but keeps it for screen readers; for components that hide a part of themselves. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  /**
   * Element to render.
   * @default 'span'
   */
  as?: 'span' | 'div' | 'p' | 'h2' | 'h3' | 'caption';
}

const Root = styled.span`${visuallyHidden}`;

/** Text for screen readers only. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Root {...props} />;
}
