export { NotesScreen } from './screens/NotesScreen.tsx';
export type { NotesScreenProps } from './screens/NotesScreen.tsx';
export { readNotesSelection, writeNotesSelection } from './model/selection.ts';
export type { NotesSelection } from './model/selection.ts';
