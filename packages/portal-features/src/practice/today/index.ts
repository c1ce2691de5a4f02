export { TodayScreen } from './screens/TodayScreen.tsx';
