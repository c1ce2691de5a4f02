export { QuickExit } from './QuickExit.tsx';
export type { QuickExitProps } from './QuickExit.tsx';
