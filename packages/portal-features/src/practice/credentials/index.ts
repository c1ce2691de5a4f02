export { CredentialsScreen } from './screens/CredentialsScreen.tsx';
