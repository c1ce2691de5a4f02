import type { HTMLAttributes, Ref } from 'react';
import styled from 'styled-components';
import { headingStyle } from './Text.styles.ts';

export type HeadingLevel = 1 | 2 | 3 | 4;
export type HeadingSize = 'h1' | 'h2' | 'h3' | 'xl' | 'lg' | 'md' | 'sm';

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Place in the outline of the page; never skip one. */
  level: HeadingLevel;
  /** How large it looks; left out, it follows the level. */
  size?: HeadingSize;
  /** The heading element, for example to move focus to it. */
  ref?: Ref<HTMLHeadingElement>;
}

const SIZE_OF_LEVEL: Record<HeadingLevel, HeadingSize> = { 1: 'h3', 2: 'xl', 3: 'lg', 4: 'md' };
const Root = styled.h2`${headingStyle}`;

/** A heading whose level in the outline and whose size are set separately. */
export function Heading({ level, size = SIZE_OF_LEVEL[level], ...rest }: HeadingProps) {
  return <Root as={`h${level}` as const} {...rest} data-size={size} />;
}
