export * from './format.ts';
export * from './zones.ts';
