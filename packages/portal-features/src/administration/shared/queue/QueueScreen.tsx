import { Container, PageHeader, Stack, Tabs } from '@sakina/design-system';
import type { PageHeaderProps } from '@sakina/design-system';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { BesideSheet } from '../BesideSheet.tsx';
import { useSearchKey } from '../use-search-key.ts';

export interface QueueScreenProps<View extends string> extends Pick<PageHeaderProps, 'lead' | 'actions'> {
  /** The page’s heading, which also names its tabs. */
  title: string;
  /** Stands above the lists. */
  notice?: ReactNode;
  /** The lists in the order of their tabs, and the one that is shown. */
  views: readonly View[];
  /** The list that is shown. */
  view: View;
  /** Name of a list, on its tab. */
  label: (view: View) => string;
  /** Called with another list. */
  onViewChange: (view: View) => void;
  /** The list that is shown. */
  children: ReactNode;
  /** What is open beside it. */
  sheet: ReactNode;
}

/** What waits and what was done, in lists by tabs, with the one that is open beside them (ROUTE-26). */
export function QueueScreen<View extends string>({
  title,
  notice,
  views,
  view,
  label,
  onViewChange,
  children,
  sheet,
  ...header
}: QueueScreenProps<View>) {
  const screen = useRef<HTMLDivElement>(null);
  useSearchKey(screen);
  return (
    <Container width="wide" pad="page">
      <div ref={screen}>
        <Stack gap="x3">
          <PageHeader title={title} {...header} />
          {notice}
          <BesideSheet sheet={sheet}>
            <Tabs
              label={title}
              selectedKey={view}
              onSelectionChange={(id) => {
                const next = views.find((name) => name === id);
                if (next && next !== view) onViewChange(next);
              }}
              items={views.map((id) => ({ id, label: label(id), content: id === view && children }))}
            />
          </BesideSheet>
        </Stack>
      </div>
    </Container>
  );
}
