import { NotesScreen, readNotesSelection, writeNotesSelection } from '@sakina/portal-features/practice/notes';
import { useSearchParams } from 'react-router-dom';

export function NotesPage() {
  const [params, setParams] = useSearchParams();
  return (
    <NotesScreen
      selection={readNotesSelection(params)}
      onSelectionChange={(next) => setParams(searchOf(writeNotesSelection(next)))}
    />
  );
}

function searchOf(values: Record<string, string | undefined>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
