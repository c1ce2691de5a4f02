import { Autocomplete } from 'react-aria-components/Autocomplete';
import { MenuSection } from 'react-aria-components/Menu';
import { SearchField } from 'react-aria-components/SearchField';
import { Search as Glass } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { SectionTitle } from '../Menu/Menu.styles.ts';
import { Spinner } from '../Spinner/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { CommandRow } from './CommandRow.tsx';
import { Field, Foot, List, Notice, Search } from './CommandPalette.styles.ts';
import { firstOf, matchCommands } from './match-commands.ts';
import { useCommandPaletteText } from './messages/index.ts';
import type { CommandPaletteProps } from './types.ts';

interface PaletteSearchProps extends Omit<CommandPaletteProps, 'isOpen' | 'onOpenChange' | 'title'> {
  onTake: () => void;
  closeButton: ReactNode;
}

/** More than anyone reads; the rest is shown as a number. */
const SHOWN = 50;

/** The field, the results, and the announcements about them. */
export function PaletteSearch({
  groups,
  recent = [],
  onQueryChange,
  isLoading = false,
  failure,
  onTake,
  closeButton,
}: PaletteSearchProps) {
  const t = useCommandPaletteText();
  const [query, setQuery] = useState('');
  const begin = useEffectEvent(() => onQueryChange?.(''));
  useEffect(() => begin(), []);

  const isEmpty = query.trim() === '';
  const all = isEmpty && recent.length > 0 ? [{ id: 'recent', title: t('recent'), items: recent }, ...groups] : groups;
  const matches = onQueryChange ? firstOf(all, SHOWN) : matchCommands(all, query, SHOWN);
  function change(next: string) {
    setQuery(next);
    onQueryChange?.(next);
  }
  // The first Escape clears the text, the second closes; in an empty field the first one closes.
  function keyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && query === '') onTake();
  }
  const news =
    failure ??
    (isLoading
      ? t('loading')
      : isEmpty
        ? ''
        : matches.shown === 0
          ? t('nothing', { query })
          : t('found', { count: matches.shown + matches.left }));
  return (
    <Autocomplete inputValue={query} onInputChange={change}>
      <Search onKeyDownCapture={keyDown}>
        <Glass aria-hidden />
        <SearchField aria-label={t('search')} autoFocus data-part="field">
          <Field placeholder={t('search')} />
        </SearchField>
        {isLoading && <Spinner size="sm" />}
        {closeButton}
      </Search>
      {/* Hidden while empty, and never away: the field would go on naming a result that is gone as the active one. */}
      <List aria-label={t('results')}>
        {matches.groups.map((group) => (
          <MenuSection key={group.id} id={group.id}>
            <SectionTitle>{group.title}</SectionTitle>
            {group.items.map((item) => (
              <CommandRow key={item.id} command={item} onTake={onTake} />
            ))}
          </MenuSection>
        ))}
      </List>
      {failure && <Notice>{failure}</Notice>}
      {matches.shown === 0 && !failure && (
        <Notice>
          {isLoading ? (
            t('loading')
          ) : isEmpty ? (
            t('empty')
          ) : (
            <span>
              <strong>{t('nothing', { query })}</strong>
              {t('nothingHint')}
            </span>
          )}
        </Notice>
      )}
      <Foot>{matches.left > 0 ? t('more', { count: matches.left }) : t('keys')}</Foot>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </Autocomplete>
  );
}
