import { useLinkComponent } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { writeNotesSelection } from '../model/selection.ts';
import type { NotesSelection } from '../model/selection.ts';

export interface NoteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onSelect'> {
  /** What it opens. */
  to: NotesSelection;
  /** Called instead of leaving the page; a press that asks for a new tab goes to the address. */
  onSelect: (to: NotesSelection) => void;
  children: ReactNode;
}

const Root = styled.a``;

/** A link to another selection of this screen. */
export function NoteLink({ to, onSelect, children, ...rest }: NoteLinkProps) {
  const Link = useLinkComponent();
  function select(click: MouseEvent<HTMLAnchorElement>) {
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey || click.button !== 0) return;
    click.preventDefault();
    onSelect(to);
  }
  return (
    <Root as={Link} {...rest} href={paths.providerNotes(writeNotesSelection(to))} onClick={select}>
      {children}
    </Root>
  );
}
