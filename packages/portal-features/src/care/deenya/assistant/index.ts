export { AssistantScreen } from '../screens/AssistantScreen.tsx';
