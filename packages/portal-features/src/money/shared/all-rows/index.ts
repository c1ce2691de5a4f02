export { PartNotice } from './PartNotice.tsx';
export type { PartNoticeProps } from './PartNotice.tsx';
export { useAllRows } from './use-all-rows.ts';
export { useClaims } from './use-claims.ts';
