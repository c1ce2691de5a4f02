import { EmptyState } from '@sakina/design-system';
import { listGroupSessions } from '@sakina/platform/contract';
import type { QueryOf } from '@sakina/platform/contract';
import { useRef } from 'react';
import { LoadingBlocks, ReadList } from '../../../shared/index.ts';
import { usePagesOf } from '../../../shared/pages/index.ts';
import { useGroupsText } from '../messages/groups/index.ts';
import { GroupItem } from './GroupItem.tsx';

/** Which groups a list holds; without the cursor, which is the list’s own affair. */
type GroupsQuery = Omit<NonNullable<QueryOf<typeof listGroupSessions>>, 'after'>;

/** Seats are taken meanwhile. */
const MINUTE = 60_000;

export interface GroupListProps {
  /** Which groups; another query needs another `key`. */
  query: GroupsQuery;
  /** Heading where there is nothing to show. */
  emptyTitle: string;
  /** Text where there is nothing to show. */
  emptyBody: string;
}

/** Meetings of groups by start, each with the reader's place and the next step. */
export function GroupList({ query, emptyTitle, emptyBody }: GroupListProps) {
  const t = useGroupsText();
  const region = useRef<HTMLElement>(null);
  const { read, pages } = usePagesOf(listGroupSessions, { query }, { refreshMs: MINUTE });
  return (
    <section ref={region} tabIndex={-1} aria-label={t('list')}>
      <ReadList
        read={read}
        loading={<LoadingBlocks label={t('loading')} sizes={['lg', 'lg']} />}
        empty={
          <EmptyState illustration="lantern" title={emptyTitle}>
            {emptyBody}
          </EmptyState>
        }
        gap="x4"
        more={{ pages, label: t('more') }}
      >
        {(group) => (
          <li key={group.id}>
            <GroupItem group={group} onGone={() => region.current?.focus()} />
          </li>
        )}
      </ReadList>
    </section>
  );
}
