import { Button, Heading, SearchField, Stack, Tabs, Text, VisuallyHidden } from '@sakina/design-system';
import type { SessionNote } from '@sakina/platform/contract';
import { useState } from 'react';
import styled from 'styled-components';
import { useNotesText } from '../messages/index.ts';
import { isUnsigned, shownNotes } from '../model/note-list.ts';
import type { NotesFilter } from '../model/note-list.ts';
import type { NotesSelection } from '../model/selection.ts';
import { NotesListItem } from './NotesListItem.tsx';

export interface NotesListProps {
  /** Notes, as they were read. */
  notes: readonly SessionNote[];
  /** The note that is open. */
  openId: string | undefined;
  /** Notes with text that the server does not have. */
  unsaved: readonly string[];
  /** Called when something else is opened; the app writes it to the address. */
  onSelect: (selection: NotesSelection) => void;
}

const List = styled.ul.attrs({ role: 'list' })``;
const News = styled(VisuallyHidden).attrs({ role: 'status' })``;
const FILTERS: readonly NotesFilter[] = ['all', 'unsigned', 'signed'];

/** The provider's notes, unsigned first. The words searched for are someone's name, so they stay in here (SEC-8). */
export function NotesList({ notes, openId, unsaved, onSelect }: NotesListProps) {
  const t = useNotesText();
  const [filter, setFilter] = useState<NotesFilter>('all');
  const [search, setSearch] = useState('');

  const countOf = (which: NotesFilter) => shownNotes(notes, which, '').length;
  const items = (shown: readonly SessionNote[]) => (
    <List>
      {shown.map((note) => (
        <li key={note.id}>
          <NotesListItem
            note={note}
            isOpen={note.id === openId}
            isUnsaved={unsaved.includes(note.id)}
            onSelect={onSelect}
          />
        </li>
      ))}
    </List>
  );

  function content(which: NotesFilter) {
    const shown = shownNotes(notes, which, search);
    if (shown.length === 0)
      return search.trim() === '' ? (
        <Text tone="muted">{t(which === 'signed' ? 'list.none.signed' : 'list.none.unsigned')}</Text>
      ) : (
        nothingFound
      );
    if (which !== 'all') return items(shown);
    const groups = [
      ['unsigned', shown.filter(isUnsigned)],
      ['signed', shown.filter((note) => !isUnsigned(note))],
    ] as const;
    return (
      <Stack gap="x3">
        {groups.map(
          ([group, part]) =>
            part.length > 0 && (
              <Stack key={group} gap="x1">
                <Heading level={2} size="sm">
                  {t(`list.group.${group}`)}
                </Heading>
                {items(part)}
              </Stack>
            ),
        )}
      </Stack>
    );
  }

  const nothingFound = (
    <Stack gap="x1h" align="start">
      <Text tone="muted">{t('list.none.search', { search: search.trim() })}</Text>
      <Button variant="secondary" size="small" onPress={() => setSearch('')}>
        {t('list.clearSearch')}
      </Button>
    </Stack>
  );

  return (
    <Stack gap="x2">
      <SearchField
        label={t('list.search')}
        placeholder={t('list.search')}
        isLabelHidden
        value={search}
        onChange={setSearch}
      />
      <News>{search.trim() === '' ? '' : t('list.found', { count: shownNotes(notes, filter, search).length })}</News>
      <Tabs
        label={t('list.filters')}
        selectedKey={filter}
        onSelectionChange={(id) => setFilter(FILTERS.find((which) => which === id) ?? 'all')}
        items={FILTERS.map((which) => ({
          id: which,
          label: t(`list.${which}`),
          count: countOf(which),
          content: content(which),
        }))}
      />
    </Stack>
  );
}
