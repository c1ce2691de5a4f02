export { Drawer } from './Drawer.tsx';
export type { DrawerProps } from './DrawerWindow.tsx';
