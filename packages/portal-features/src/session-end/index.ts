export { IdleWarning } from './components/IdleWarning.tsx';
export type { IdleWarningProps } from './components/IdleWarning.tsx';
export { SessionCover } from './components/SessionCover.tsx';
