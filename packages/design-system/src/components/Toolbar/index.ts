export { Toolbar } from './Toolbar.tsx';
export type { ToolbarProps } from './Toolbar.tsx';
export type { ToolbarItem } from './ToolbarButton.tsx';
