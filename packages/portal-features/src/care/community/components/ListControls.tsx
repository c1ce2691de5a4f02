import { Select } from '@sakina/design-system';
import { SORTS } from '../model/address.ts';
import { useInsideText } from '../messages/inside/index.ts';
import { Controls } from './Controls.ts';
import { FilterSelects } from './FilterSelects.tsx';
import { usePlace } from './place.ts';
import { WordSearch } from './WordSearch.tsx';

export interface ListControlsProps {
  /** Whether topic and language can be chosen. */
  hasFilters: boolean;
}

/** What a list of posts is narrowed and ordered by. */
export function ListControls({ hasFilters }: ListControlsProps) {
  const t = useInsideText();
  const { address, change } = usePlace();
  return (
    <Controls>
      <WordSearch />
      {hasFilters && <FilterSelects />}
      <Select
        label={t('sort.label')}
        hasOptionalMark={false}
        options={SORTS.map((id) => ({ id, label: t(`sort.${id}`) }))}
        value={address.sort}
        onChange={(id) => change({ sort: SORTS.find((sort) => sort === id) ?? 'NEWEST' })}
      />
    </Controls>
  );
}
