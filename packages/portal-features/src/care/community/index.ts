export { CommunityScreen } from './screens/CommunityScreen.tsx';
export type { CommunityScreenProps } from './screens/CommunityScreen.tsx';
export { FlatCommunityScreen } from './screens/FlatCommunityScreen.tsx';
export type { FlatCommunityScreenProps } from './screens/FlatCommunityScreen.tsx';
export { readCommunityAddress, writeCommunityAddress } from './model/address.ts';
export type { CommunityAddress } from './model/address.ts';
