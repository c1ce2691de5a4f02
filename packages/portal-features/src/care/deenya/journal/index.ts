export { EntryScreen } from '../screens/EntryScreen.tsx';
export type { EntryScreenProps } from '../screens/EntryScreen.tsx';
export { JournalScreen } from '../screens/JournalScreen.tsx';
