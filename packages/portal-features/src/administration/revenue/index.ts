export { AdminRevenueScreen } from './screens/AdminRevenueScreen.tsx';
export type { AdminRevenueScreenProps } from './screens/AdminRevenueScreen.tsx';
export { readRevenueAddress, writeRevenueAddress } from './model/address.ts';
export type { RevenueAddress } from './model/address.ts';
