export { AdminModerationScreen } from './screens/AdminModerationScreen.tsx';
export type { AdminModerationScreenProps } from './screens/AdminModerationScreen.tsx';
export { readModerationAddress, writeModerationAddress } from './model/address.ts';
export type { ModerationAddress } from './model/address.ts';
