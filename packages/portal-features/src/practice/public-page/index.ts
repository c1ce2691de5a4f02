export { OwnPageScreen } from './screens/OwnPageScreen.tsx';
