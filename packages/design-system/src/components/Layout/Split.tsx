import type { HTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';
import type { Gap } from './gaps.ts';
import { splitStyle } from './Layout.styles.ts';

export interface SplitProps extends HTMLAttributes<HTMLDivElement> {
  /** The narrower part, such as filters or a summary. */
  side: ReactNode;
  /** The main part. */
  children: ReactNode;
  /**
   * The side of the narrower part. Below md, and for a screen reader, `start` comes first and `end` last.
   * @default 'start'
   */
  position?: 'start' | 'end';
  /**
   * Width of the narrower part: 15 rem, 20 rem, or two fifths.
   * @default 'medium'
   */
  sideWidth?: 'narrow' | 'medium' | 'wide';
  /** Keeps the narrower part in sight while the main part scrolls. */
  isSideSticky?: boolean;
  /**
   * Space between the parts.
   * @default 'x4'
   */
  gap?: Gap;
}

const Root = styled.div`${splitStyle}`;
const Part = styled.div`min-inline-size: 0;`;

/** Two parts beside each other from md on, under each other below. */
export function Split({
  side,
  children,
  position = 'start',
  sideWidth = 'medium',
  isSideSticky,
  gap = 'x4',
  ...rest
}: SplitProps) {
  const sidePart = <Part data-sticky={isSideSticky || undefined}>{side}</Part>;
  return (
    <Root {...rest} data-position={position} data-width={sideWidth} data-gap={gap}>
      {position === 'start' && sidePart}
      <Part>{children}</Part>
      {position === 'end' && sidePart}
    </Root>
  );
}
