export { QuickExit } from './QuickExit.tsx';
export type { QuickExitProps } from './QuickExit.tsx';
export { watchShift } from './watch-shift.ts';
export type { ShiftListener } from './watch-shift.ts';
