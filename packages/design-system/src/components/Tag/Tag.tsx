import type { HTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';
import { tagStyle } from './Tag.styles.ts';

export interface TagProps extends HTMLAttributes<HTMLSpanElement> {
  /** One or two words, often the user’s own. */
  children: ReactNode;
  /** A drawing before the words. */
  icon?: ReactNode;
}

const Root = styled.span`${tagStyle}`;

/** A word that belongs to a thing: a language, a topic. It is not interactive; removable tags are in a TagGroup. */
export function Tag({ icon, children, ...rest }: TagProps) {
  return (
    <Root {...rest}>
      {icon}
      <bdi>{children}</bdi>
    </Root>
  );
}
