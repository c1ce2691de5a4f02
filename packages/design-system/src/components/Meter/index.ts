export { Meter } from './Meter.tsx';
export type { MeterProps } from './Meter.tsx';
export type { MeterLevel } from './level-at.ts';
