import { useId } from 'react';
import type { ComponentType, HTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';
import { useLinkComponent } from '../../foundations/link/link.tsx';
import type { NavItem } from '../TopBar/index.ts';
import { badgeStyle, footerStyle, groupStyle, itemStyle, navStyle } from './SideNav.styles.ts';

export interface SideNavItem extends NavItem {
  /** Icon component, such as one of lucide's. */
  icon?: ComponentType<{ 'aria-hidden'?: boolean }>;
  /** A count or a word at the end of the line, for example notes still unsigned. */
  badge?: ReactNode;
}

export interface SideNavGroup {
  /** Name of the group; left out for the first one. */
  label?: string;
  /** Entries in the order of a day's work. */
  items: readonly SideNavItem[];
}

export interface SideNavProps extends HTMLAttributes<HTMLElement> {
  /** Name of the navigation for screen readers. */
  label: string;
  /** Entries, grouped by what they are about. */
  groups: readonly SideNavGroup[];
  /** Above the groups: the brand, the portal's name. */
  header?: ReactNode;
  /** Below the groups, at the lower edge: the account. */
  footer?: ReactNode;
}

const Root = styled.nav`${navStyle}`;
const Group = styled.div`${groupStyle}`;
const Item = styled.a`${itemStyle}`;
const Count = styled.span`${badgeStyle}`;
const Foot = styled.div`${footerStyle}`;

function NavGroup({ label, items }: SideNavGroup) {
  const RouterLink = useLinkComponent();
  const id = useId();
  return (
    <Group>
      {label && <p id={id}>{label}</p>}
      <ul aria-labelledby={label ? id : undefined}>
        {items.map(({ href, label: name, icon: Icon, isCurrent, badge }) => (
          <li key={href}>
            <Item as={RouterLink} href={href} aria-current={isCurrent ? 'page' : undefined}>
              {Icon && <Icon aria-hidden />}
              <span>{name}</span>
              {badge !== undefined && badge !== null && <Count>{badge}</Count>}
            </Item>
          </li>
        ))}
      </ul>
    </Group>
  );
}

/** The navigation of a portal where people work; it fills its container, a column from md on and a drawer below. */
export function SideNav({ label, groups, header, footer, ...rest }: SideNavProps) {
  return (
    <Root aria-label={label} {...rest}>
      {header}
      {groups.map((group, index) => (
        <NavGroup key={group.label ?? index} {...group} />
      ))}
      {footer && <Foot>{footer}</Foot>}
    </Root>
  );
}
