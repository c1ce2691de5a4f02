import { SearchField } from '@sakina/design-system';
import { useSearchText } from '../../../shared/index.ts';
import { MAX_WORDS } from '../model/address.ts';
import { useInsideText } from '../messages/inside/index.ts';
import { usePlace } from './place.ts';

/** Searches what is written. The list follows when typing pauses, and at once on Enter. */
export function WordSearch() {
  const t = useInsideText();
  const { address, change } = usePlace();
  const field = useSearchText({
    words: address.words,
    maxLength: MAX_WORDS,
    onWordsChange: (words) => change({ words }, { replace: true }),
  });
  return (
    <search aria-label={t('search.region')}>
      <SearchField label={t('search.label')} name="words" autoComplete="off" {...field} />
    </search>
  );
}
