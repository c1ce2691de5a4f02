export { ReasonDialog } from './ReasonDialog.tsx';
export type { ReasonDialogProps } from './ReasonDialog.tsx';
export { Facts } from './Facts.tsx';
export { ReadFailure } from './ReadFailure.tsx';
export { useAdminText } from './messages/index.ts';
export { useCursorRows } from './use-cursor-rows.ts';
export type { CursorPage, CursorRows } from './use-cursor-rows.ts';
export { usePlaceTime } from './use-place-time.ts';
export { useSearchKey } from './use-search-key.ts';
