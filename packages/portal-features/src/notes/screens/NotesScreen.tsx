import { Heading } from '@sakina/design-system';
import { useNotesText } from '../messages/index.ts';
import type { NotesSelection } from '../model/selection.ts';

export interface NotesScreenProps {
  /** What is open, from the address. */
  selection: NotesSelection;
  /** Called when another note is opened or the open one is left; the app writes it to the address. */
  onSelectionChange: (next: NotesSelection) => void;
}

/** A provider's session notes (ROUTE-29). */
export function NotesScreen(props: NotesScreenProps) {
  const t = useNotesText();
  return <Heading level={1} data-note={props.selection.noteId}>{t('title')}</Heading>;
}
