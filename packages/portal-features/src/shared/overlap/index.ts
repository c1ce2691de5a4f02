export { OverlapMark } from './OverlapMark.tsx';
export { useOverlaps } from './use-overlaps.ts';
