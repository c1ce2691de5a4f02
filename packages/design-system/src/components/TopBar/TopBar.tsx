import type { HTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';
import { useLinkComponent } from '../../foundations/link/link.tsx';
import { useDesignSystemText } from '../../messages/index.ts';
import { barStyle, endStyle, linkStyle, menuStyle, navStyle, rowStyle } from './TopBar.styles.ts';

/** One entry of a navigation. */
export interface NavItem {
  /** Path in this product. */
  href: string;
  /** Where it leads, in a word or two. */
  label: string;
  /** Whether the reader is there now. */
  isCurrent?: boolean;
}

export interface TopBarProps extends HTMLAttributes<HTMLElement> {
  /** The product's name or sign, usually a link home. */
  brand: ReactNode;
  /** Main navigation; from md on beside the brand, below it the app offers it in a drawer. */
  nav: readonly NavItem[];
  /** Content at the inline end: sign in and up, or the account menu. */
  end?: ReactNode;
  /** The button that opens the drawer; shown below md only. */
  menuButton?: ReactNode;
}

const Root = styled.header`${barStyle}`;
const Row = styled.div`${rowStyle}`;
const Nav = styled.nav`${navStyle}`;
const Item = styled.a`${linkStyle}`;
const End = styled.div`${endStyle}`;
const Menu = styled.div`${menuStyle}`;

/** The header of every page: brand, navigation, account. */
export function TopBar({ brand, nav, end, menuButton, ...rest }: TopBarProps) {
  const RouterLink = useLinkComponent();
  const t = useDesignSystemText();
  return (
    <Root {...rest}>
      <Row>
        {menuButton && <Menu>{menuButton}</Menu>}
        {brand}
        {nav.length > 0 && (
          <Nav aria-label={t('mainNavigation')}>
            <ul>
              {nav.map(({ href, label, isCurrent }) => (
                <li key={href}>
                  <Item as={RouterLink} href={href} aria-current={isCurrent ? 'page' : undefined}>
                    {label}
                  </Item>
                </li>
              ))}
            </ul>
          </Nav>
        )}
        {end && <End>{end}</End>}
      </Row>
    </Root>
  );
}
