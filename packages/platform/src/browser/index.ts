export * from './browser-ports.ts';
export * from './ports.ts';
