import type { HTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';
import { useLinkComponent } from '../../foundations/link/link.tsx';
import { useDesignSystemText } from '../../messages/index.ts';
import { theme } from '../../themes/theme.ts';
import { up } from '../../tokens/breakpoints.ts';

export interface FooterLink {
  /** Path in this product. */
  href: string;
  /** Where it leads, in a word or two. */
  label: string;
}

export interface FooterProps extends HTMLAttributes<HTMLElement> {
  /** Links to the legal and other lasting pages. */
  links: readonly FooterLink[];
  /** © year and name. */
  copyright: ReactNode;
  /** How to reach support; anything else that belongs at the end. */
  children?: ReactNode;
}

const Root = styled.footer`
  background: ${theme.color.nightCanvas};
  color: ${theme.color.nightText};
  font-family: ${theme.font.control};
  font-size: ${theme.text.xs};
  & a { color: inherit; }
  & :focus-visible { outline-color: ${theme.color.focusRingOnDark}; }
  /* The first light on the edge of the night. */
  &::before {
    content: '';
    display: block;
    color-scheme: light;
    block-size: 0.25rem;
    background: linear-gradient(to right, ${theme.color.primary}, ${theme.color.action} 45%, ${theme.color.accentDecoration} 75%, ${theme.color.accentHighlight});
  }
  [dir='rtl'] &::before { transform: scaleX(-1); }
`;
const Row = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x2};
  max-inline-size: var(--bar-width, 72rem);
  margin-inline: auto;
  padding-block: ${theme.space.x3};
  padding-inline: ${theme.space.x2};
  @media ${up.sm} { padding-inline: ${theme.space.x3}; }
  @media ${up.md} { flex-direction: row; flex-wrap: wrap; align-items: center; justify-content: space-between; }
  @media ${up.lg} { padding-inline: var(--bar-inset, ${theme.space.x4}); }
`;
const Links = styled.ul`
  list-style: none;
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space.x3};
  & a { display: inline-flex; align-items: center; min-block-size: 2.75rem; }
  [data-theme='admin'] & a { min-block-size: 2rem; }
`;
const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.half};
  color: ${theme.color.nightMuted};
`;

/** The end of every page: whose product it is, what it promises in law, how to reach a person. */
export function Footer({ links, copyright, children, ...rest }: FooterProps) {
  const RouterLink = useLinkComponent();
  const t = useDesignSystemText();
  return (
    <Root {...rest}>
      <Row>
        <Words>
          <p>{copyright}</p>
          {children && <div>{children}</div>}
        </Words>
        <nav aria-label={t('footerNavigation')}>
          <Links>
            {links.map(({ href, label }) => (
              <li key={href}>
                <RouterLink href={href}>{label}</RouterLink>
              </li>
            ))}
          </Links>
        </nav>
      </Row>
    </Root>
  );
}
