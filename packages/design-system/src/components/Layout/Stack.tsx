import type { HTMLAttributes } from 'react';
import styled from 'styled-components';
import type { Gap } from './gaps.ts';
import { stackStyle } from './Layout.styles.ts';

/** Elements a layout may be, where the content calls for one. */
export type LayoutElement =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'main'
  | 'nav'
  | 'ul'
  | 'ol'
  | 'li'
  | 'span'
  | 'figure'
  | 'fieldset';

export interface StackProps extends HTMLAttributes<HTMLElement> {
  /**
   * Element to render. Lists keep their role although the bullets go.
   * @default 'div'
   */
  as?: LayoutElement;
  /**
   * Space between the children; `stack` and `section` follow density.
   * @default 'stack'
   */
  gap?: Gap;
  /**
   * Cross-axis alignment of the children; `center` centers their text as well.
   * @default 'stretch'
   */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /**
   * Greatest width: `list` 45 rem for rows of a name and a figure, `news` 40 rem for rows of words; else that of its
   * place.
   */
  width?: 'list' | 'news';
}

const Root = styled.div`${stackStyle}`;

/** Things under each other with even space between. */
export function Stack({ as = 'div', gap = 'stack', align = 'stretch', width, ...rest }: StackProps) {
  return (
    <Root
      as={as}
      role={as === 'ul' || as === 'ol' ? 'list' : undefined}
      {...rest}
      data-gap={gap}
      data-align={align}
      data-width={width}
    />
  );
}
