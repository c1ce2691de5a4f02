export { SideSheet, SideSheetLayout } from './SideSheet.tsx';
export type { SideSheetProps } from './SideSheet.tsx';
