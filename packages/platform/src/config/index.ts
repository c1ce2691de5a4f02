export * from './read.ts';
export * from './served.ts';
export type { ConfigKey, ProblemCode } from './variables.ts';
