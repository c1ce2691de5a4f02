import { NotesScreen } from '@sakina/portal-features/notes';
import { useAddressState } from '../address.ts';

interface Selection {
  noteId?: string;
  appointmentId?: string;
}

function read(params: URLSearchParams): Selection {
  const noteId = params.get('note');
  const appointmentId = params.get('appointment');
  return { ...(noteId ? { noteId } : {}), ...(appointmentId ? { appointmentId } : {}) };
}

function write({ noteId, appointmentId }: Selection): URLSearchParams {
  return new URLSearchParams({ ...(noteId ? { note: noteId } : {}), ...(appointmentId ? { appointment: appointmentId } : {}) });
}

export function NotesPage() {
  const [selection, setSelection] = useAddressState(read, write);
  return <NotesScreen selection={selection} onSelectionChange={setSelection} />;
}
