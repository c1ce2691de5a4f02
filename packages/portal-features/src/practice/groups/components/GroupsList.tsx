import { paneItemStyle, PaneRow, Text } from '@sakina/design-system';
import type { HostedGroupSession } from '@sakina/platform/contract';
import { useFormat, useNow } from '@sakina/platform/react';
import styled from 'styled-components';
import { DeskList } from '../../shared/desk/index.ts';
import { useGroupsText } from '../messages/index.ts';
import { isCurrent } from '../model/group-state.ts';
import type { GroupsSelection } from '../model/selection.ts';
import { GroupBadge } from './GroupBadge.tsx';
import { GroupLink } from './GroupLink.tsx';
import { useRowWhen } from './use-row-when.ts';

export interface GroupsListProps {
  /** The meetings: the nearest first, then past ones. */
  groups: readonly HostedGroupSession[];
  /** The meeting that is open. */
  openId: string | undefined;
  /** Called when something else is opened; the app writes it to the address. */
  onSelect: (to: GroupsSelection) => void;
}

const FILTERS = ['ahead', 'past'] as const;

const Item = styled(GroupLink)`${paneItemStyle}`;

/** The provider's meetings, the nearest first; what is over or cancelled apart. */
export function GroupsList({ groups, openId, onSelect }: GroupsListProps) {
  const t = useGroupsText();
  const format = useFormat();
  const when = useRowWhen();
  const now = useNow();
  const opened = groups.find(({ id }) => id === openId);
  return (
    <DeskList
      label={t('list.filters')}
      start={opened && !isCurrent(opened, now) ? 'past' : 'ahead'}
      filters={FILTERS.map((id) => ({
        id,
        label: t(`list.${id}`),
        items: groups.filter((group) => isCurrent(group, now) === (id === 'ahead')),
        empty: t(`list.none.${id}`),
      }))}
    >
      {(group) => (
        <Item
          to={{ groupId: group.id }}
          onSelect={onSelect}
          data-opens={group.id}
          aria-current={group.id === openId ? 'true' : undefined}
        >
          <PaneRow
            name={group.title}
            badge={group.status !== 'SCHEDULED' && <GroupBadge status={group.status} />}
            meta={when(group)}
          >
            <Text as="span" size="xs" tone="muted">
              {[
                t('seats', { taken: format.number(group.joinedCount), count: group.capacity }),
                group.waitlistCount > 0 && t('waiting', { count: group.waitlistCount }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </PaneRow>
        </Item>
      )}
    </DeskList>
  );
}
