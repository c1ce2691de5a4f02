import { useId } from 'react';
import { X } from 'lucide-react';
import { Inline, PlainButton } from '@sakina/design-system';
import { activeFilters, cleared, without } from '../model/filters.ts';
import { useDirectoryText } from '../messages/index.ts';
import { useLabels } from './use-labels.ts';
import type { QueryProps } from './query-props.ts';

export interface ActiveFiltersProps extends QueryProps {
  /** Takes focus when the last filter, and with it the button pressed, is gone. */
  focusAfterLast: () => void;
}

/** The filters in force, each with a way to take it off, and one to take off all. */
export function ActiveFilters({ query, onQueryChange, focusAfterLast }: ActiveFiltersProps) {
  const t = useDirectoryText();
  const labels = useLabels();
  const listId = useId();
  const filters = activeFilters(query);
  if (filters.length === 0) return null;

  function remove(index: number) {
    const filter = filters[index];
    if (!filter) return;
    // The button pressed disappears, so focus moves on before it is lost: to the next chip, else to the one before.
    const buttons = [...(document.getElementById(listId)?.querySelectorAll('button') ?? [])].slice(0, filters.length);
    const neighbour = buttons[index + 1] ?? buttons[index - 1];
    if (neighbour) neighbour.focus();
    else focusAfterLast();
    onQueryChange(without(query, filter), { replace: false });
  }

  function removeAll() {
    focusAfterLast();
    onQueryChange(cleared(query), { replace: false });
  }

  return (
    <Inline as="ul" gap="x1" aria-label={t('filters.active')} id={listId}>
      {filters.map((filter, index) => {
        const isWish = query.wishes.some((name) => name === filter.name);
        const label = isWish ? t('wishes.chip', { filter: labels.filter(filter) }) : labels.filter(filter);
        return (
          <li key={`${filter.name}-${filter.value}`}>
            <PlainButton
              variant="secondary"
              size="small"
              aria-label={t('filters.remove', { filter: label })}
              onClick={() => remove(index)}
            >
              {label}
              <X aria-hidden />
            </PlainButton>
          </li>
        );
      })}
      <li>
        <PlainButton variant="quiet" size="small" onClick={removeAll}>
          {t('filters.clear')}
        </PlainButton>
      </li>
    </Inline>
  );
}
