import { useState } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import { Drawer, PlainButton, Stack } from '@sakina/design-system';
import { activeFilters, cleared } from '../model/filters.ts';
import { focusPressed } from '../../../shared/index.ts';
import { useDirectoryText } from '../messages/index.ts';
import { LateFilters, LateSort } from './lazy-controls.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';
import type { FiltersProps } from './Filters.tsx';

export interface FilterDrawerProps extends FiltersProps {
  /** How many providers match now; undefined until known. */
  total: number | undefined;
  /** Whether there is no room beside the list for its order and its look, which stand here instead. */
  hasListChoices: boolean;
}

/** The filters on a phone: a side sheet whose last button says how many providers are left. */
export function FilterDrawer({ total, hasListChoices, ...filters }: FilterDrawerProps) {
  const t = useDirectoryText();
  const [isOpen, setOpen] = useState(false);
  const { query, onQueryChange } = filters;
  const count = activeFilters(query).length;
  // Inside the sheet every change replaces the last, so that one step back leaves the directory as it was before.
  const onQueryChangeInside: typeof onQueryChange = (next) => onQueryChange(next, { replace: true });

  return (
    <>
      <PlainButton
        variant="secondary"
        onClick={(event) => {
          focusPressed(event);
          setOpen(true);
        }}
      >
        <SlidersHorizontal aria-hidden />
        {t('filters.open', { count })}
      </PlainButton>
      <Drawer
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('filters.title')}
        placement="end"
        size="panel"
        actions={
          <>
            {count > 0 && (
              <PlainButton variant="quiet" onClick={() => onQueryChangeInside(cleared(query), { replace: true })}>
                {t('filters.clear')}
              </PlainButton>
            )}
            <PlainButton variant="action" onClick={() => setOpen(false)}>
              {total === undefined ? t('filters.showUnknown') : t('filters.show', { count: total })}
            </PlainButton>
          </>
        }
      >
        <Stack gap="x3">
          {hasListChoices && (
            <>
              <LateSort hasLabel query={query} onQueryChange={onQueryChangeInside} />
              <ViewSwitch query={query} onQueryChange={onQueryChangeInside} />
            </>
          )}
          <LateFilters {...filters} onQueryChange={onQueryChangeInside} />
        </Stack>
      </Drawer>
    </>
  );
}
