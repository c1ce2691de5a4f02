import type { HTMLAttributes } from 'react';
import styled from 'styled-components';
import type { Gap } from './gaps.ts';
import { inlineStyle } from './Layout.styles.ts';
import type { LayoutElement } from './Stack.tsx';

export interface InlineProps extends HTMLAttributes<HTMLElement> {
  /**
   * Element to render.
   * @default 'div'
   */
  as?: LayoutElement;
  /**
   * Space between the children, along and across.
   * @default 'x1'
   */
  gap?: Gap;
  /**
   * Cross-axis alignment of the children.
   * @default 'center'
   */
  align?: 'center' | 'start' | 'end' | 'baseline' | 'stretch';
  /**
   * Main-axis alignment of the children.
   * @default 'start'
   */
  justify?: 'start' | 'center' | 'end' | 'between';
  /**
   * Whether the line breaks where there is no room.
   * @default true
   */
  wrap?: boolean;
}

const Root = styled.div`${inlineStyle}`;

/** Things beside each other; they wrap where there is no room. */
export function Inline({
  as = 'div',
  gap = 'x1',
  align = 'center',
  justify = 'start',
  wrap = true,
  ...rest
}: InlineProps) {
  return (
    <Root
      as={as}
      role={as === 'ul' || as === 'ol' ? 'list' : undefined}
      {...rest}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap}
    />
  );
}
