import { KeyValueList, LoadingRegion, Skeleton, Stack } from '@sakina/design-system';
import type { HostedGroupSession } from '@sakina/platform/contract';
import { isSameZone } from '@sakina/platform/locale';
import { useFormat, useNow } from '@sakina/platform/react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { lazyPanel, PanelBoundary } from '../../../shared/index.ts';
import { useMeetingText } from '../../../shared/meeting/index.ts';
import { useWhen } from '../../../shared/when/index.ts';
import { DeskHead } from '../../shared/desk/index.ts';
import { useGroupsText } from '../messages/index.ts';
import { hasBegun } from '../model/group-state.ts';
import type { GroupsSelection } from '../model/selection.ts';
import { GroupActions } from './GroupActions.tsx';
import { GroupBadge } from './GroupBadge.tsx';
import { wordsStyle } from '../../shared/words.styles.ts';
import { OtherMeetings } from './OtherMeetings.tsx';
import { Roster } from './Roster.tsx';

export interface GroupRecordProps {
  /** The meeting that it is about, as its host sees it. */
  group: HostedGroupSession;
  /** All meetings of the provider. */
  groups: readonly HostedGroupSession[];
  /** Whether it was just opened here, so that its heading takes the focus. */
  takesFocus: boolean;
  /** Called to change it. */
  onEdit: () => void;
  /** Called when something else is opened; the app writes it to the address. */
  onSelect: (to: GroupsSelection) => void;
}

const Attendance = lazyPanel(() => import('./Attendance.tsx').then((m) => m.Attendance));
const Words = styled.p.attrs({ dir: 'auto' })`${wordsStyle}`;

/**
 * A meeting as it stands: what it is, what can be done now, who comes and who waits, and the other dates of its series.
 */
export function GroupRecord({ group, groups, takesFocus, onEdit, onSelect }: GroupRecordProps) {
  const t = useGroupsText();
  const meeting = useMeetingText();
  const format = useFormat();
  const when = useWhen();
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  const { series, price } = group;
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus, group.id]);

  return (
    <Stack as="article" gap="x4">
      <DeskHead
        title={<bdi>{group.title}</bdi>}
        titleRef={heading}
        badge={<GroupBadge status={group.status} />}
        acts={
          <GroupActions
            group={group}
            groups={groups}
            onEdit={onEdit}
            onChanged={() => heading.current?.focus({ preventScroll: true })}
          />
        }
      />
      <KeyValueList
        items={[
          { term: t('fact.when'), value: when(group, group.timeZone) },
          ...(isSameZone(group.timeZone, format.readerTimeZone)
            ? []
            : [{ term: t('fact.yourTime'), value: when(group, format.readerTimeZone) }]),
          ...(series
            ? [
                {
                  term: t('fact.series'),
                  value: t('fact.series.value', {
                    position: format.number(series.position),
                    count: format.number(series.occurrences),
                    frequency: t(`repeat.${series.frequency}`),
                  }),
                },
              ]
            : []),
          {
            term: t('fact.seats'),
            value: t('seats', { taken: format.number(group.joinedCount), count: group.capacity }),
          },
          { term: t('field.price'), value: price.amountMinor === 0 ? t('free') : format.money(price) },
          { term: t('field.topic'), value: t(`topic.${group.topic}`) },
          { term: meeting('field.language'), value: format.language(group.language) },
          { term: t('field.audience'), value: t(`audience.${group.audience}`) },
          ...(group.cancellationReason
            ? [{ term: t('fact.reason'), value: <Words>{group.cancellationReason}</Words> }]
            : []),
          { term: meeting('field.description'), value: <Words>{group.description}</Words> },
        ]}
      />
      {hasBegun(group, now) && (
        <Attendance
          group={group}
          loading={
            <LoadingRegion label={t('attendance.loading')}>
              <Skeleton lines={6} />
            </LoadingRegion>
          }
        />
      )}
      <PanelBoundary>
        <Roster group={group} />
      </PanelBoundary>
      <OtherMeetings group={group} groups={groups} onSelect={onSelect} />
    </Stack>
  );
}
