import type { HTMLAttributes, Ref } from 'react';
import styled from 'styled-components';
import { textStyle } from './Text.styles.ts';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /**
   * Element to render; it says what the text is, not how it looks.
   * @default 'p'
   */
  as?:
    | 'p'
    | 'span'
    | 'strong'
    | 'em'
    | 'small'
    | 'div'
    | 'li'
    | 'dt'
    | 'dd'
    | 'blockquote'
    | 'figcaption'
    | 'address'
    | 'legend'
    | 'cite'
    | 'bdi';
  /**
   * Step of the type scale; left out for inline elements, so that they keep the size of their surroundings.
   * @default 'md'
   */
  size?: 'xs' | 'sm' | 'md' | 'lg';
  /** Color by meaning; left out, the text takes the color of its surroundings. */
  tone?: 'default' | 'muted' | 'accent' | 'action' | 'success' | 'warning' | 'danger';
  /** Voice: `reading` for prose, `control` for labels, `data` for tabular figures, `code` for ids. */
  font?: 'reading' | 'control' | 'data' | 'code';
  /** Weight of the letters. */
  weight?: 'regular' | 'strong';
  /** Keeps lines at 68 characters or less, for prose. */
  measure?: boolean;
  /** Cuts a single line off with an ellipsis; only where the whole text can be read elsewhere. */
  truncate?: boolean;
  /** The rendered element. */
  ref?: Ref<HTMLElement>;
}

const Root = styled.p`${textStyle}`;
const INLINE = new Set(['span', 'strong', 'em', 'small', 'cite', 'bdi']);

/** A run of text in one of the product's voices. */
export function Text({ as = 'p', size, tone, font, weight, measure, truncate, ref, ...rest }: TextProps) {
  return (
    <Root
      as={as}
      {...rest}
      ref={ref as Ref<HTMLParagraphElement>}
      data-size={size ?? (INLINE.has(as) ? undefined : 'md')}
      data-tone={tone}
      data-font={font}
      data-weight={weight}
      data-measure={measure || undefined}
      data-truncate={truncate || undefined}
    />
  );
}
