import { Skeleton, useIdle } from '@sakina/design-system';
import type { PaginationProps } from '@sakina/design-system';
import type { ComponentProps } from 'react';
import { lazyPanel } from '../../../shared/index.ts';
import type { CardActionsProps } from './CardActions.tsx';
import type { EmptyResultProps } from './EmptyResult.tsx';
import type { Filters } from './Filters.tsx';
import { ActionsFailed, ActionsPlace, FieldPlace, SortPlace } from './placeholders.tsx';
import type { QueryProps } from './query-props.ts';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';
import type { SortChoice } from './SortChoice.tsx';

// Who is there comes first; how to narrow it, and what can be done with each, comes a moment later (FAST-1).
const load = () => import('./list-controls.ts');
const Search = lazyPanel<QueryProps>(() => load().then((m) => m.SearchBar));
const Actions = lazyPanel<CardActionsProps>(() => load().then((m) => m.CardActions));
const Empty = lazyPanel<EmptyResultProps>(() => load().then((m) => m.EmptyResult));
const Pages = lazyPanel<PaginationProps>(() => load().then((m) => m.Pagination));
const AllFilters = lazyPanel<ComponentProps<typeof Filters>>(() => import('./Filters.tsx').then((m) => m.Filters));
const Sort = lazyPanel<ComponentProps<typeof SortChoice>>(() => import('./SortChoice.tsx').then((m) => m.SortChoice));

/** The words looked for, whose code is in no first load. */
export function LateSearch(props: QueryProps) {
  return <Search {...props} loading={<FieldPlace />} />;
}

/** What one can do with a provider in the list, whose code is in no first load. */
export function LateCardActions(props: CardActionsProps) {
  return <Actions {...props} loading={<ActionsPlace />} failed={(onRetry) => <ActionsFailed onRetry={onRetry} />} />;
}

/** What stands there where no one matches, whose code is in no first load. */
export function LateEmptyResult(props: EmptyResultProps) {
  return <Empty {...props} loading={<ResultsSkeleton />} />;
}

/** The way through the list, whose code is in no first load. */
export function LatePages(props: PaginationProps) {
  return <Pages {...props} loading={<Skeleton shape="button" />} />;
}

/** The filters, whose code is in no first load. */
export function LateFilters(props: ComponentProps<typeof Filters>) {
  return <AllFilters {...props} loading={<Skeleton lines={8} />} />;
}

/**
 * The order of the list, whose code is in no first load: that of a list that opens, which the other controls do
 * without.
 */
export function LateSort(props: ComponentProps<typeof SortChoice>) {
  const isDue = useIdle();
  const place = <SortPlace sort={props.query.sort} />;
  return isDue ? <Sort {...props} loading={place} /> : place;
}

/** All of them, to be loaded before someone asks for them. */
export const lateControls = [Search, AllFilters, Sort];
