export { WaitingRows } from './WaitingRows.tsx';
export type { WaitingRow, WaitingRowsProps } from './WaitingRows.tsx';
