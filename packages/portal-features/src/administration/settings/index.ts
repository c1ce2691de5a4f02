export { AdminSettingsScreen } from './screens/AdminSettingsScreen.tsx';
export type { AdminSettingsScreenProps } from './screens/AdminSettingsScreen.tsx';
export { readSettingsAddress, writeSettingsAddress } from './model/address.ts';
export type { SettingsAddress } from './model/address.ts';
