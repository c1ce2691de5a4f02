export { CrisisBar } from './CrisisBar.tsx';
export type { CrisisBarProps, CrisisLine } from './CrisisBar.tsx';
