import { LoadingRegion, Skeleton, useFirstOpen } from '@sakina/design-system';
import type { HostedGroupSession } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useNow } from '@sakina/platform/react';
import { lazyPanel } from '../../../shared/index.ts';
import { Desk, DeskBack, DeskSheet, useAskedFor } from '../../shared/desk/index.ts';
import { useGroupsText } from '../messages/index.ts';
import { isCurrent } from '../model/group-state.ts';
import type { GroupsSelection } from '../model/selection.ts';
import { GroupPane } from './GroupPane.tsx';
import { GroupsList } from './GroupsList.tsx';

const NewGroup = lazyPanel(() => import('./NewGroup.tsx').then((m) => m.NewGroup));

export interface GroupsDeskProps {
  groups: readonly HostedGroupSession[];
  /** What is open, from the address. */
  selection: GroupsSelection;
  /** Called when something else is opened; the app writes it to the address. */
  onSelectionChange: (to: GroupsSelection) => void;
}

/** The list and the meeting that is open, side by side where there is room. */
export function GroupsDesk({ groups, selection, onSelectionChange }: GroupsDeskProps) {
  const t = useGroupsText();
  const [isAskedFor, select] = useAskedFor(onSelectionChange);
  const { groupId, isNew = false } = selection;
  const now = useNow();
  const nearest = groups.find((group) => isCurrent(group, now)) ?? groups[0];
  const shownId = useFirstOpen(groupId, isNew ? undefined : nearest?.id);
  return (
    <Desk
      label={t('list.label')}
      list={<GroupsList groups={groups} openId={shownId} onSelect={select} />}
      chosenId={groupId}
      isOpen={groupId !== undefined || isNew}
    >
      {(shownId !== undefined || isNew) && (
        <DeskSheet
          key={shownId ?? 'new'}
          back={
            <DeskBack href={paths.providerGroupSessions()} onGo={() => select({})}>
              {t('back')}
            </DeskBack>
          }
        >
          {shownId !== undefined ? (
            <GroupPane id={shownId} groups={groups} takesFocus={isAskedFor} onSelect={select} />
          ) : (
            <NewGroup
              loading={
                <LoadingRegion label={t('loading.form')}>
                  <Skeleton lines={8} />
                </LoadingRegion>
              }
              onSelect={select}
            />
          )}
        </DeskSheet>
      )}
    </Desk>
  );
}
