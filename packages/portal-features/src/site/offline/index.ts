export { ConnectionBanner } from './components/ConnectionBanner.tsx';
export type { ConnectionBannerProps } from './components/ConnectionBanner.tsx';
export { OfflineScreen } from './screens/OfflineScreen.tsx';
export type { KeptPart, OfflineScreenProps } from './screens/OfflineScreen.tsx';
