import type { HTMLAttributes } from 'react';
import styled from 'styled-components';
import { blockStyle, skeletonStyle } from './Skeleton.styles.ts';

export interface SkeletonProps extends HTMLAttributes<HTMLSpanElement> {
  /**
   * Shape of the coming content; a field includes the room of its label.
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

/** The outline of content that is loading. Put it in a LoadingRegion, which announces it. */
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
