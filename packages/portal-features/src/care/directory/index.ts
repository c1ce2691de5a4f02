export { DirectoryScreen } from './screens/DirectoryScreen.tsx';
export type { DirectoryScreenProps } from './screens/DirectoryScreen.tsx';
export { EnhancedProfileScreen } from './screens/EnhancedProfileScreen.tsx';
export type { EnhancedProfileScreenProps } from './screens/EnhancedProfileScreen.tsx';
export { ProviderProfileScreen } from './screens/ProviderProfileScreen.tsx';
export type { ProviderProfileScreenProps } from './screens/ProviderProfileScreen.tsx';
export { readDirectoryQuery, writeDirectoryQuery } from './model/query.ts';
export type { DirectoryQuery } from './model/query.ts';
