export { ApplicationScreen } from './screens/ApplicationScreen.tsx';
export type { ApplicationScreenProps } from './screens/ApplicationScreen.tsx';
export { JoiningScreen } from './screens/JoiningScreen.tsx';
export type { JoiningScreenProps } from './screens/JoiningScreen.tsx';
