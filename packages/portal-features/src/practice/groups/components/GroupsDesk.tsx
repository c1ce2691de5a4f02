import { ListPane, LoadingRegion, paneBackStyle, paneSheetStyle, Skeleton, useFirstOpen } from '@sakina/design-system';
import type { HostedGroupSession } from '@sakina/platform/contract';
import { useNow } from '@sakina/platform/react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { lazyPanel, PanelBoundary } from '../../../shared/index.ts';
import { useGroupsText } from '../messages/index.ts';
import { isCurrent } from '../model/group-state.ts';
import type { GroupsSelection } from '../model/selection.ts';
import { GroupLink } from './GroupLink.tsx';
import { GroupPane } from './GroupPane.tsx';
import { GroupsList } from './GroupsList.tsx';

const NewGroup = lazyPanel(() => import('./NewGroup.tsx').then((m) => m.NewGroup));

export interface GroupsDeskProps {
  groups: readonly HostedGroupSession[];
  selection: GroupsSelection;
  onSelectionChange: (to: GroupsSelection) => void;
}

const Paper = styled.div`${paneSheetStyle}`;
const Back = styled(GroupLink)`${paneBackStyle}`;

/** The list and the meeting that is open, side by side where there is room. */
export function GroupsDesk({ groups, selection, onSelectionChange }: GroupsDeskProps) {
  const t = useGroupsText();
  const [isAskedFor, setAskedFor] = useState(false);
  const desk = useRef<HTMLDivElement>(null);
  const { groupId, isNew = false } = selection;
  const now = useNow();
  const nearest = groups.find((group) => isCurrent(group, now)) ?? groups[0];
  const shownId = useFirstOpen(groupId, isNew ? undefined : nearest?.id);
  const lastOpen = useRef<string>(undefined);
  useEffect(() => {
    // On phones the list replaces the meeting: the focus goes back to where it was opened from.
    if (!groupId && lastOpen.current && document.activeElement === document.body)
      desk.current?.querySelector<HTMLElement>(`[data-group="${CSS.escape(lastOpen.current)}"]`)?.focus();
    lastOpen.current = groupId;
  }, [groupId]);

  function select(to: GroupsSelection) {
    setAskedFor(true);
    onSelectionChange(to);
  }
  return (
    <ListPane
      ref={desk}
      label={t('list.label')}
      isOpen={groupId !== undefined || isNew}
      list={<GroupsList groups={groups} openId={shownId} onSelect={select} />}
    >
      {(shownId !== undefined || isNew) && (
        <Paper>
          <Back to={{}} onSelect={select}>
            {t('back')}
          </Back>
          <PanelBoundary key={shownId ?? 'new'}>
            {shownId !== undefined ? (
              <GroupPane key={shownId} id={shownId} groups={groups} takesFocus={isAskedFor} onSelect={select} />
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
          </PanelBoundary>
        </Paper>
      )}
    </ListPane>
  );
}
