export * from './provider.ts';
export * from './token.ts';
