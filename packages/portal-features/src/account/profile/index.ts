export { ProfileScreen } from './screens/ProfileScreen.tsx';
export type { ProfileScreenProps } from './screens/ProfileScreen.tsx';
export type { DeviceChoices } from './model/device-choices.ts';
export { readProfileSection } from './model/sections.ts';
export type { ProfileSection } from './model/sections.ts';
