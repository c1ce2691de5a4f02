export { AdminUsersScreen } from './screens/AdminUsersScreen.tsx';
export type { AdminUsersScreenProps } from './screens/AdminUsersScreen.tsx';
export { readUsersAddress, writeUsersAddress } from './model/address.ts';
export type { UsersAddress } from './model/address.ts';
