import { PaneRow } from '@sakina/design-system';
import type { SessionNote } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { CircleAlert } from 'lucide-react';
import styled from 'styled-components';
import { useNotesText } from '../messages/index.ts';
import type { NotesSelection } from '../model/selection.ts';
import { NoteLink } from './NoteLink.tsx';
import { NoteStatusBadge } from './NoteStatusBadge.tsx';
import { itemStyle } from './NotesList.styles.ts';

export interface NotesListItemProps {
  /** The note that it is about. */
  note: SessionNote;
  /** Whether it is the one that is open. */
  isOpen: boolean;
  /** Whether it holds text that the server does not have. */
  isUnsaved: boolean;
  /** Called when something else is opened; the app writes it to the address. */
  onSelect: (selection: NotesSelection) => void;
}

const Item = styled(NoteLink)`${itemStyle}`;

/** One note in the list: whose session, when, in which state. */
export function NotesListItem({ note, isOpen, isUnsaved, onSelect }: NotesListItemProps) {
  const t = useNotesText();
  const format = useFormat();
  return (
    <Item to={{ noteId: note.id }} onSelect={onSelect} aria-current={isOpen ? 'true' : undefined} data-opens={note.id}>
      <PaneRow
        person={note.client.displayName}
        name={note.client.displayName}
        badge={<NoteStatusBadge status={note.status} />}
        meta={`${format.shortDate(note.sessionStartedAt)} · ${t(`template.${note.template}`)}`}
      >
        {isUnsaved && (
          <span data-part="unsaved">
            <CircleAlert aria-hidden />
            {t('list.unsaved')}
          </span>
        )}
      </PaneRow>
    </Item>
  );
}
