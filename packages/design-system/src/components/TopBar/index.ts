export { TopBar } from './TopBar.tsx';
export type { NavItem, TopBarProps } from './TopBar.tsx';
export { Brand } from './Brand.tsx';
export type { BrandProps } from './Brand.tsx';
