export { accountKey } from './account-key.ts';
export * from './browser-ports.ts';
export * from './ports.ts';
