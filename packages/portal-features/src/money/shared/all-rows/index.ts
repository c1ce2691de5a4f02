export { useAllRows } from './use-all-rows.ts';
export { useClaims } from './use-claims.ts';
