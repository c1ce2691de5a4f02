export { SideNav } from './SideNav.tsx';
export type { SideNavGroup, SideNavItem, SideNavProps } from './SideNav.tsx';
