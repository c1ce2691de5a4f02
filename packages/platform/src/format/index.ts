export * from './days.ts';
export * from './format.ts';
export * from './wall-time.ts';
export * from './zones.ts';
