import { Grid, SearchField, Select, Stack } from '@sakina/design-system';
import { useContractText } from '../messages/index.ts';
import type { Entry, EntryFilter } from '../model/entries.ts';

export interface OperationFiltersProps {
  /** All operations: what can be chosen comes from them. */
  entries: readonly Entry[];
  filter: EntryFilter;
  onChange: (filter: EntryFilter) => void;
}

const distinct = (values: readonly string[]) => [...new Set(values)].map((id) => ({ id, label: id }));

/** Filters of operations: by words and by properties. */
export function OperationFilters({ entries, filter, onChange }: OperationFiltersProps) {
  const t = useContractText();
  const choice = <Key extends keyof EntryFilter>(key: Key, options: readonly { id: string; label: string }[]) => (
    <Select
      label={t(`filter.${key as 'method'}`)}
      hasOptionalMark={false}
      anyLabel={t('filter.any')}
      options={options}
      value={filter[key]}
      onChange={(value) => onChange({ ...filter, [key]: value })}
    />
  );
  return (
    <Stack gap="x2">
      <SearchField
        label={t('filter.words')}
        placeholder={t('filter.words.example')}
        value={filter.words}
        onChange={(words) => onChange({ ...filter, words })}
      />
      <Grid min="xs" gap="x1h">
        {choice(
          'contract',
          (['v1', 'cloud'] as const).map((id) => ({ id, label: t(`contract.${id}`) })),
        )}
        {choice('resource', distinct(entries.map(({ resource }) => resource)))}
        {choice('method', distinct(entries.map(({ operation }) => operation.method)))}
        {choice(
          'access',
          (['public', 'user', 'provider', 'admin'] as const).map((id) => ({ id, label: t(`access.${id}`) })),
        )}
        {choice(
          'state',
          (['unused', 'gap'] as const).map((id) => ({ id, label: t(`state.${id}`) })),
        )}
      </Grid>
    </Stack>
  );
}
