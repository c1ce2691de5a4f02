export { ProviderPortalScreen } from './screens/ProviderPortalScreen.tsx';
export { ShortHomeScreen } from './screens/ShortHomeScreen.tsx';
export { readPortalView } from './model/place.ts';
