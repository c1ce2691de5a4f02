export { DataProvider, useClient } from './data/client.tsx';
export type { DataProviderProps } from './data/client.tsx';
export { useAction } from './data/use-action.ts';
export type { Action, ActionOptions } from './data/use-action.ts';
export { useInvalidate, useOperation } from './data/use-operation.ts';
export type { Read, ReadOptions } from './data/use-operation.ts';
export * from './environment/index.ts';
export * from './session/index.ts';
