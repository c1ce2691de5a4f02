export { EventConflicts } from './EventConflicts.tsx';
export type { EventConflictsProps } from './EventConflicts.tsx';
export { OverlapMark } from './OverlapMark.tsx';
export { useOverlaps } from './use-overlaps.ts';
