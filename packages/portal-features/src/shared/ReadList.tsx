import { Stack } from '@sakina/design-system';
import type { StackProps } from '@sakina/design-system';
import type { Read } from '@sakina/platform/react';
import type { ReactElement, ReactNode } from 'react';
import { MorePages } from './pages/MorePages.tsx';
import type { Pages } from './pages/use-pages.ts';
import { ReadView } from './ReadView.tsx';

export interface ReadListProps<Item> {
  /** The read of the list, or of its first page. */
  read: Read<{ items: readonly Item[] }>;
  /** Shown until there is something: skeletons of the first rows, inside a LoadingRegion. */
  loading: ReactNode;
  /** Says what will be here and how it begins. */
  empty: ReactNode;
  /** Names the list. @default none: its heading is enough */
  label?: string | undefined;
  /** Space between the rows. @default 'none': rows bring their own */
  gap?: StackProps['gap'];
  /** Further pages, and what the button that reads one is called. @default the read is the whole list */
  more?: { pages: Pages<Item>; label: string };
  /** A row: an `li` with its key. */
  children: (item: Item, index: number) => ReactElement;
}

/** Shows a read that is a list, in its state: loading, failed with a retry, empty, or its rows with a next page. */
export function ReadList<Item>({ read, loading, empty, label, gap = 'none', more, children }: ReadListProps<Item>) {
  const rows = (items: readonly Item[]) => (
    <Stack as="ul" gap={gap} aria-label={label}>
      {items.map(children)}
    </Stack>
  );
  return (
    <ReadView read={read} loading={loading} isEmpty={({ items }) => items.length === 0} empty={empty}>
      {({ items }) =>
        more ? (
          // The button is no nearer to the last row than the rows are to each other.
          <Stack gap={gap === 'none' ? 'x2' : gap}>
            {rows(more.pages.items)}
            <MorePages {...more} />
          </Stack>
        ) : (
          rows(items)
        )
      }
    </ReadView>
  );
}
