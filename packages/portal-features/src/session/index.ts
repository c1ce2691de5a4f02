export { ChooseRoomScreen } from './screens/ChooseRoomScreen.tsx';
export type { ChooseRoomScreenProps } from './screens/ChooseRoomScreen.tsx';
export { JoinRoomScreen } from './screens/JoinRoomScreen.tsx';
export type { JoinRoomScreenProps } from './screens/JoinRoomScreen.tsx';
export { RunningSessionBar } from './components/RunningSessionBar.tsx';
export { StartSessionScreen } from './screens/StartSessionScreen.tsx';
export type { StartSessionScreenProps } from './screens/StartSessionScreen.tsx';
