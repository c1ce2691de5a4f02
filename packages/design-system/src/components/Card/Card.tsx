import type { HTMLAttributes, Ref } from 'react';
import styled from 'styled-components';
import { cardStyle } from './Card.styles.ts';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /**
   * Element to render.
   * @default 'div'
   */
  as?: 'div' | 'article' | 'section' | 'aside' | 'li' | 'form';
  /**
   * Space inside; `medium` follows density.
   * @default 'medium'
   */
  padding?: 'none' | 'small' | 'medium';
  /**
   * `dawn-edge` marks the one thing a page is about; `tint` and `warm` are quiet backgrounds without a border; `danger`
   * is for a person who may be in danger.
   * @default 'plain'
   */
  tone?: 'plain' | 'tint' | 'warm' | 'dawn-edge' | 'danger';
  /** Lifts under the pointer, for a card with one main link. */
  isInteractive?: boolean;
  /** The card's element. */
  ref?: Ref<HTMLElement>;
}

const Root = styled.div`${cardStyle}`;

/** A thing that can be opened or moved. For plain grouping, space and headings do. */
export function Card({ as = 'div', padding = 'medium', tone = 'plain', isInteractive, ref, ...rest }: CardProps) {
  return (
    <Root
      as={as}
      {...rest}
      ref={ref as Ref<HTMLDivElement>}
      data-padding={padding}
      data-tone={tone}
      data-interactive={isInteractive || undefined}
    />
  );
}
