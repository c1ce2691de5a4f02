export { PartNotice } from './PartNotice.tsx';
export { useAllRows } from './use-all-rows.ts';
