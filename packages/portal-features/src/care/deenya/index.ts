export { DeenyaHomeScreen } from './screens/DeenyaHomeScreen.tsx';
export type { DeenyaHomeScreenProps } from './screens/DeenyaHomeScreen.tsx';
export { useDeenyaPageName } from './components/use-deenya-page-name.ts';
export { readDeenyaPlace, writeDeenyaPlace } from './model/place.ts';
export type { DeenyaPlace } from './model/place.ts';
