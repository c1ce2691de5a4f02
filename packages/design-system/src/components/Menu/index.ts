export { Menu } from './Menu.tsx';
export type { MenuProps, MenuSection } from './Menu.tsx';
export type { MenuItem } from './MenuItem.tsx';
