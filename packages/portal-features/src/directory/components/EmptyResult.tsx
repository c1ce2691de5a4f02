import { Button, EmptyState, Stack } from '@sakina/design-system';
import { useProviderCount } from '../api/count-providers.ts';
import { activeFilters, change, cleared, without } from '../model/filters.ts';
import type { ActiveFilter } from '../model/filters.ts';
import { everybody } from '../model/query.ts';
import { useDirectoryText } from '../messages/index.ts';
import type { QueryProps } from './query-props.ts';
import { useLabels } from './use-labels.ts';

/** At most so many ways out; each is a question to the server. */
const MAX_OPTIONS = 8;

export interface EmptyResultProps extends QueryProps {
  /** Takes focus when the button pressed makes way for a list. */
  onResolved: () => void;
}

/** Nobody matches: says which single filter is in the way, how many it would bring back, and takes it off in one press. */
export function EmptyResult({ onResolved, ...props }: EmptyResultProps) {
  const t = useDirectoryText();
  const { query, onQueryChange } = props;
  const filters = activeFilters(query, { withWords: true });

  function go(next: typeof query) {
    onResolved();
    onQueryChange(next, { replace: false });
  }

  return (
    <EmptyState
      illustration="lantern"
      headingLevel={3}
      title={t('empty.title')}
      action={
        <Stack gap="x1h" align="center">
          {filters.length > 1 && (
            <Stack as="ul" gap="x1" align="center" aria-label={t('empty.options')}>
              {filters.slice(0, MAX_OPTIONS).map((filter) => <Option key={`${filter.name}-${filter.value}`} {...props} filter={filter} onChoose={go} />)}
            </Stack>
          )}
          <Button onPress={() => go(query.words ? { ...everybody, sort: query.sort } : cleared(query))}>{t('empty.everybody')}</Button>
        </Stack>
      }
    >
      {t(filters.length > 1 ? 'empty.body' : 'empty.bodyNone')}
    </EmptyState>
  );
}

interface OptionProps extends QueryProps {
  filter: ActiveFilter;
  onChoose: (next: QueryProps['query']) => void;
}

/** One filter that could go. Shown only once it is known that somebody comes back without it. */
function Option({ query, presetKinds, filter, onChoose }: OptionProps) {
  const t = useDirectoryText();
  const labels = useLabels();
  const next = without(query, filter);
  const count = useProviderCount(change(next, {}), presetKinds);
  if (!count) return null;
  return (
    <li>
      <Button variant="secondary" onPress={() => onChoose(next)}>{t('empty.drop', { filter: labels.filter(filter), count })}</Button>
    </li>
  );
}
