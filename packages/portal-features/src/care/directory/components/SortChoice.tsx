import { Select } from '@sakina/design-system';
import { useDirectoryText } from '../messages/index.ts';
import { change } from '../model/filters.ts';
import { SORTS } from '../model/query.ts';
import type { DirectoryQuery } from '../model/query.ts';
import type { QueryProps } from './query-props.ts';

/** In which order the list stands. */
export function SortChoice({ query, onQueryChange }: Pick<QueryProps, 'query' | 'onQueryChange'>) {
  const t = useDirectoryText();
  return (
    <Select
      label={t('sort.label')}
      hasOptionalMark={false}
      options={SORTS.map((id) => ({ id, label: t(`sort.${id}`) }))}
      value={query.sort}
      onChange={(sort) => onQueryChange(change(query, { sort: sort as DirectoryQuery['sort'] }), { replace: false })}
    />
  );
}
