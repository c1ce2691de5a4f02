import { adminBelow, Button, CheckboxGroup, SearchField, Select, theme } from '@sakina/design-system';
import { adminSessionView, appointmentStatus, providerKind } from '@sakina/platform/contract';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { useSharedText } from '../../shared/index.ts';
import { useAdminSessionsText } from '../messages/index.ts';
import { isFiltered, PERIODS } from '../model/query.ts';
import type { AdminSessionsQuery } from '../model/query.ts';
import { filtersStyle } from './SessionFilters.styles.ts';
import { useStatusText } from './use-status-text.ts';

export interface SessionFiltersProps {
  query: AdminSessionsQuery;
  /** Called with the new filters; the list starts over at its first page. */
  onQueryChange: (next: AdminSessionsQuery) => void;
  /** Words searched for; they may be a name, so they live in the screen alone. */
  search: string;
  onSearchChange: (search: string) => void;
  searchRef: RefObject<HTMLInputElement | null>;
  /** Takes every filter and the search away. */
  onClear: () => void;
}

const Root = styled.search`${filtersStyle}`;
const OnPhones = styled.div`
  display: none;
  @media ${adminBelow.sm} { display: block; }
`;
const Clear = styled.div`padding-block-end: ${theme.space.half};`;

/** What narrows the list. On phones all but the search waits behind a button. */
export function SessionFilters({
  query,
  onQueryChange,
  search,
  onSearchChange,
  searchRef,
  onClear,
}: SessionFiltersProps) {
  const t = useAdminSessionsText();
  const shared = useSharedText();
  const statusText = useStatusText();
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();
  const change = (changes: Partial<AdminSessionsQuery>) => onQueryChange({ ...query, ...changes, page: 1 });
  const count = query.status.length + query.kind.length + (query.view === null ? 0 : 1);
  return (
    <Root aria-label={t('filters.label')}>
      <div data-part="search">
        <SearchField
          ref={searchRef}
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          value={search}
          onChange={onSearchChange}
        />
      </div>
      <OnPhones>
        <Button
          variant="secondary"
          width="full"
          aria-expanded={isOpen}
          aria-controls={moreId}
          onPress={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden />
          {t('filters.show', { count })}
        </Button>
      </OnPhones>
      <div data-part="more" data-open={isOpen || undefined} id={moreId}>
        <Select
          label={t('filter.view')}
          hasOptionalMark={false}
          anyLabel={t('view.all')}
          options={adminSessionView.options.map((id) => ({ id, label: t(`view.${id}`) }))}
          value={query.view ?? ''}
          onChange={(id) => change({ view: adminSessionView.options.find((view) => view === id) ?? null })}
        />
        <Select
          label={t('filter.period')}
          hasOptionalMark={false}
          options={PERIODS.map((id) => ({ id, label: t(`period.${id}`) }))}
          value={query.period}
          onChange={(id) => change({ period: PERIODS.find((period) => period === id) ?? query.period })}
        />
        <CheckboxGroup
          label={t('filter.kind')}
          layout="inline"
          options={providerKind.options.map((id) => ({ id, label: shared(`kind.${id}`) }))}
          value={[...query.kind]}
          onChange={(ids) => change({ kind: providerKind.options.filter((kind) => ids.includes(kind)) })}
        />
        <CheckboxGroup
          label={t('filter.status')}
          layout="inline"
          options={appointmentStatus.options.map((id) => ({ id, label: statusText(id) }))}
          value={[...query.status]}
          onChange={(ids) => change({ status: appointmentStatus.options.filter((status) => ids.includes(status)) })}
        />
        {(isFiltered(query) || search !== '') && (
          <Clear>
            <Button variant="quiet" size="small" onPress={onClear}>
              {t('filters.clear')}
            </Button>
          </Clear>
        )}
      </div>
    </Root>
  );
}
