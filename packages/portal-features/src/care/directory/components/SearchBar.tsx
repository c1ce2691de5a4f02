import { SearchField } from '@sakina/design-system';
import { useSearchText } from '../../../shared/index.ts';
import { change } from '../model/filters.ts';
import { MAX_WORDS } from '../model/query.ts';
import { useDirectoryText } from '../messages/index.ts';
import type { QueryProps } from './query-props.ts';

/** Searches the directory by words. The list follows when typing pauses, and at once on Enter. */
export function SearchBar({ query, onQueryChange }: QueryProps) {
  const t = useDirectoryText();
  const field = useSearchText({
    words: query.words,
    maxLength: MAX_WORDS,
    onWordsChange: (words) => onQueryChange(change(query, { words }), { replace: true }),
  });
  return (
    <search aria-label={t('search.region')}>
      <SearchField
        label={t('search.label')}
        isLabelHidden
        placeholder={t('search.placeholder')}
        name="words"
        autoComplete="off"
        {...field}
      />
    </search>
  );
}
