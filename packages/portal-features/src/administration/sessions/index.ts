export { AdminSessionsScreen } from './screens/AdminSessionsScreen.tsx';
export type { AdminSessionsScreenProps } from './screens/AdminSessionsScreen.tsx';
export { readSessionsAddress, writeSessionsAddress } from './model/address.ts';
export type { SessionsAddress } from './model/address.ts';
