import { Skeleton } from '@sakina/design-system';
import type { ComponentProps } from 'react';
import { late } from '../../shared/index.ts';
import type { Filters } from './Filters.tsx';
import type { SortChoice } from './SortChoice.tsx';

// Who is there comes first; how to narrow it comes a moment later (FAST-1).
const AllFilters = late<ComponentProps<typeof Filters>>(() => import('./Filters.tsx').then((m) => m.Filters));
const Sort = late<ComponentProps<typeof SortChoice>>(() => import('./SortChoice.tsx').then((m) => m.SortChoice));

/** The filters, whose code is in no first load. */
export function LateFilters(props: ComponentProps<typeof Filters>) {
  return <AllFilters {...props} loading={<Skeleton lines={8} />} />;
}

/** The order of the list, whose code is in no first load. */
export function LateSort(props: ComponentProps<typeof SortChoice>) {
  return <Sort {...props} loading={<Skeleton shape="button" />} />;
}

/** Both, to be loaded before somebody asks for them. */
export const lateControls = [AllFilters, Sort];
