export { TypographyScreen } from './screens/TypographyScreen.tsx';
