import type { HTMLAttributes } from 'react';
import styled from 'styled-components';
import { containerStyle } from './Layout.styles.ts';
import type { LayoutElement } from './Stack.tsx';

export interface ContainerProps extends HTMLAttributes<HTMLElement> {
  /**
   * Element to render.
   * @default 'div'
   */
  as?: LayoutElement;
  /**
   * Greatest width: `text` 44 rem for prose and forms, `page` 72 rem, `wide` 90 rem for tables and calendars.
   * @default 'page'
   */
  width?: 'text' | 'page' | 'wide';
  /**
   * `page` adds the space above and below a page's content.
   * @default 'none'
   */
  pad?: 'none' | 'page';
}

const Root = styled.div`${containerStyle}`;

/** Keeps content off the edges of the screen and no wider than can be read. */
export function Container({ as = 'div', width = 'page', pad = 'none', ...rest }: ContainerProps) {
  return <Root as={as} {...rest} data-width={width} data-pad={pad} />;
}
