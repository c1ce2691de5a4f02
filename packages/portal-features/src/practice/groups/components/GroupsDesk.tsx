import { EmptyState, LoadingRegion, Skeleton } from '@sakina/design-system';
import type { HostedGroupSession } from '@sakina/platform/contract';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { lazyPanel, PanelBoundary } from '../../../shared/index.ts';
import { useGroupsText } from '../messages/index.ts';
import type { GroupsSelection } from '../model/selection.ts';
import { GroupLink } from './GroupLink.tsx';
import { GroupPane } from './GroupPane.tsx';
import { backStyle, deskStyle, paperStyle } from './Groups.styles.ts';
import { GroupsList } from './GroupsList.tsx';

const NewGroup = lazyPanel(() => import('./NewGroup.tsx').then((m) => m.NewGroup));

export interface GroupsDeskProps {
  groups: readonly HostedGroupSession[];
  selection: GroupsSelection;
  onSelectionChange: (to: GroupsSelection) => void;
}

const Desk = styled.div`${deskStyle}`;
const Paper = styled.div`${paperStyle}`;
const Back = styled(GroupLink)`${backStyle}`;

/** The list and the meeting that is open, side by side where there is room. */
export function GroupsDesk({ groups, selection, onSelectionChange }: GroupsDeskProps) {
  const t = useGroupsText();
  const [isAskedFor, setAskedFor] = useState(false);
  const desk = useRef<HTMLDivElement>(null);
  const { groupId, isNew = false } = selection;
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
    <Desk ref={desk} data-view={groupId || isNew ? 'group' : 'list'}>
      <nav data-part="list" aria-label={t('list.label')}>
        <GroupsList groups={groups} openId={groupId} onSelect={select} />
      </nav>
      <div data-part="group">
        {groupId || isNew ? (
          <Paper>
            <Back to={{}} onSelect={select}>
              {t('back')}
            </Back>
            <PanelBoundary key={groupId ?? 'new'}>
              {groupId ? (
                <GroupPane key={groupId} id={groupId} groups={groups} takesFocus={isAskedFor} onSelect={select} />
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
        ) : (
          <EmptyState title={t('choose.title')}>{t('choose.body')}</EmptyState>
        )}
      </div>
    </Desk>
  );
}
