import { paths } from '@sakina/platform/domain';
import { InPlaceLink } from '../../../shared/index.ts';
import type { ScreenLinkProps } from '../../../shared/index.ts';
import { writeNotesSelection } from '../model/selection.ts';
import type { NotesSelection } from '../model/selection.ts';

/** A link to another selection of this screen. */
export function NoteLink({ to, onSelect, ...rest }: ScreenLinkProps<NotesSelection>) {
  return <InPlaceLink {...rest} href={paths.providerNotes(writeNotesSelection(to))} onGo={() => onSelect(to)} />;
}
