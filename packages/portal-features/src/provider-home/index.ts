export { ProviderPortalScreen } from './screens/ProviderPortalScreen.tsx';
