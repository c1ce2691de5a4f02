export { Menu } from './Menu.tsx';
export type { MenuProps } from './Menu.tsx';
export type { MenuEntry, MenuSection } from './MenuList.tsx';
export type { MenuItem } from './MenuItem.tsx';
