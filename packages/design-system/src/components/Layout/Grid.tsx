import type { HTMLAttributes } from 'react';
import styled from 'styled-components';
import type { Gap } from './gaps.ts';
import { gridStyle } from './Layout.styles.ts';
import type { LayoutElement } from './Stack.tsx';

export interface GridProps extends HTMLAttributes<HTMLElement> {
  /**
   * Element to render.
   * @default 'div'
   */
  as?: LayoutElement;
  /**
   * Least width of a column: 9, 13, 16, 21 or 28 rem. A narrower screen shows one column.
   * @default 'md'
   */
  min?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /**
   * Space between the cells.
   * @default 'stack'
   */
  gap?: Gap;
}

const Root = styled.div`${gridStyle}`;

/** As many equal columns as fit. */
export function Grid({ as = 'div', min = 'md', gap = 'stack', ...rest }: GridProps) {
  return (
    <Root as={as} role={as === 'ul' || as === 'ol' ? 'list' : undefined} {...rest} data-min={min} data-gap={gap} />
  );
}
