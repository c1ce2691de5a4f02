export { DeenyaHomeScreen } from './screens/DeenyaHomeScreen.tsx';
export type { DeenyaHomeScreenProps } from './screens/DeenyaHomeScreen.tsx';
export { readDeenyaPlace, writeDeenyaPlace } from './model/place.ts';
export type { DeenyaPlace } from './model/place.ts';
