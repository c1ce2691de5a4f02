import type { HTMLAttributes } from 'react';
import styled from 'styled-components';
import { blockStyle, skeletonStyle } from './Skeleton.styles.ts';

export interface SkeletonProps extends HTMLAttributes<HTMLSpanElement> {
  /**
   * Shape of what will stand here; a field comes with the room of its label.
   * @default 'text'
   */
  shape?: 'text' | 'heading' | 'block' | 'avatar' | 'button' | 'field';
  /**
   * Number of lines of text.
   * @default 1
   */
  lines?: number;
  /**
   * Height of a block: 4, 8 or 16 rem.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
}

const Root = styled.span`${skeletonStyle}`;
const Block = styled.span`${blockStyle}`;

/** The outline of something that is on its way. Put it in a LoadingRegion, which says so in words. */
export function Skeleton({ shape = 'text', lines = 1, size = 'md', ...rest }: SkeletonProps) {
  const count = shape === 'text' ? lines : 1;
  return (
    <Root aria-hidden {...rest}>
      {Array.from({ length: count }, (_, line) => (
        <Block
          key={line}
          data-shape={shape}
          data-size={size}
          data-last={(count > 1 && line === count - 1) || undefined}
        />
      ))}
    </Root>
  );
}
