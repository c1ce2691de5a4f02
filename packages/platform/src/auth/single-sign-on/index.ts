export * from './provider.ts';
export * from './silent-check.ts';
