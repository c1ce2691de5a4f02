export { ProviderPortalScreen } from './screens/ProviderPortalScreen.tsx';
export { ShortHomeScreen } from './screens/ShortHomeScreen.tsx';
