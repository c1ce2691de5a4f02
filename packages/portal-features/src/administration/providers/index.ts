export { AdminProvidersScreen } from './screens/AdminProvidersScreen.tsx';
export type { AdminProvidersScreenProps } from './screens/AdminProvidersScreen.tsx';
export { readProvidersAddress, writeProvidersAddress } from './model/address.ts';
export type { ProvidersAddress } from './model/address.ts';
