import { Select } from '@sakina/design-system';
import { useDirectoryText } from '../messages/index.ts';
import { change } from '../model/filters.ts';
import { SORTS } from '../model/query.ts';
import type { DirectoryQuery } from '../model/query.ts';
import type { QueryProps } from './query-props.ts';

export interface SortChoiceProps extends Pick<QueryProps, 'query' | 'onQueryChange'> {
  /**
   * Whether it stands among other fields, with its label; beside the list the choice says of itself what it is about.
   * @default false
   */
  hasLabel?: boolean;
}

/** In which order the list stands. */
export function SortChoice({ query, onQueryChange, hasLabel = false }: SortChoiceProps) {
  const t = useDirectoryText();
  return (
    <Select
      label={t('sort.label')}
      isLabelHidden={!hasLabel}
      hasOptionalMark={false}
      options={SORTS.map((id) => ({ id, label: t(`sort.${id}`) }))}
      value={query.sort}
      onChange={(sort) => onQueryChange(change(query, { sort: sort as DirectoryQuery['sort'] }), { replace: false })}
    />
  );
}
