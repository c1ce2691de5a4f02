import type { HTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';
import { useLinkComponent } from '../../foundations/link/link.tsx';
import { theme } from '../../themes/theme.ts';
import { Heading } from '../Text/index.ts';
import type { HeadingLevel } from '../Text/index.ts';
import { Card } from './Card.tsx';
import type { CardProps } from './Card.tsx';

export interface LinkCardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'>, Pick<CardProps, 'padding' | 'tone'> {
  /** Where the whole card leads. */
  href: string;
  /** Name of the place it leads to; the link's only text. */
  title: ReactNode;
  /**
   * Level of the title's heading.
   * @default 3
   */
  headingLevel?: HeadingLevel;
  /**
   * Element to render.
   * @default 'article'
   */
  as?: 'article' | 'div' | 'li';
  /** Shown before the title: an avatar, an icon, a drawing. */
  media?: ReactNode;
  /** Facts under the title. Buttons or links in here keep working: they are layered above the card's link. */
  children?: ReactNode;
}

const Target = styled.a`
  color: inherit;
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; border-radius: ${theme.radius.lg}; }
  &:hover { text-decoration: underline; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 2px solid ${theme.color.focusRing}; outline-offset: 2px; }
`;
const Facts = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x1};
  min-inline-size: 0;
  & :is(a, button) { position: relative; z-index: 1; }
`;

/** A card whose whole surface is one link. A screen reader reads one short link, not all the card's text. */
export function LinkCard({ href, title, headingLevel = 3, as = 'article', media, children, ...rest }: LinkCardProps) {
  const RouterLink = useLinkComponent();
  return (
    <Card as={as} isInteractive {...rest}>
      {media}
      <Heading level={headingLevel} size="lg">
        <Target as={RouterLink} href={href}>
          {title}
        </Target>
      </Heading>
      {children && <Facts>{children}</Facts>}
    </Card>
  );
}
