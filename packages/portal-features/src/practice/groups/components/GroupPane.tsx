import { EmptyState, LoadingRegion, Skeleton } from '@sakina/design-system';
import type { HostedGroupSession } from '@sakina/platform/contract';
import { useState } from 'react';
import { lazyPanel } from '../../../shared/index.ts';
import { useGroupsText } from '../messages/index.ts';
import type { GroupsSelection } from '../model/selection.ts';
import { GroupRecord } from './GroupRecord.tsx';

const EditGroup = lazyPanel(() => import('./EditGroup.tsx').then((m) => m.EditGroup));

export interface GroupPaneProps {
  id: string;
  /** All meetings of the provider. */
  groups: readonly HostedGroupSession[];
  /** Whether it was opened from the list, so that it takes the focus. */
  takesFocus: boolean;
  /** Called when something else is opened; the app writes it to the address. */
  onSelect: (to: GroupsSelection) => void;
}

/** One meeting: to be read, or being changed. */
export function GroupPane({ id, groups, takesFocus, onSelect }: GroupPaneProps) {
  const t = useGroupsText();
  const [isEditing, setEditing] = useState(false);
  const [wasEdited, setEdited] = useState(false);
  const group = groups.find((one) => one.id === id);
  if (!group) return <EmptyState title={t('missing.title')}>{t('missing.body')}</EmptyState>;
  return isEditing ? (
    <EditGroup
      loading={
        <LoadingRegion label={t('loading.form')}>
          <Skeleton lines={8} />
        </LoadingRegion>
      }
      group={group}
      groups={groups}
      onDone={() => setEditing(false)}
    />
  ) : (
    <GroupRecord
      group={group}
      groups={groups}
      takesFocus={takesFocus || wasEdited}
      onEdit={() => {
        setEditing(true);
        setEdited(true);
      }}
      onSelect={onSelect}
    />
  );
}
