export { idleLimits, IDLE_MINUTES } from './limits.ts';
export type { IdleLimits } from './limits.ts';
export { IDLE_CHANNEL } from './messages.ts';
export { browserIdlePorts } from './ports.ts';
export type { IdleLink, IdlePorts } from './ports.ts';
export { createIdleWatch } from './watch.ts';
export type { IdleState, IdleWatch } from './watch.ts';
