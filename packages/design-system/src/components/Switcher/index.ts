export { Switcher } from './Switcher.tsx';
export type { SwitcherPlace, SwitcherProps } from './Switcher.tsx';
