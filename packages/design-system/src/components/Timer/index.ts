export { Timer } from './Timer.tsx';
export type { TimerProps } from './Timer.tsx';
export { formatDuration } from './format-duration.ts';
