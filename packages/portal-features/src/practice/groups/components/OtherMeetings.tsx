import { rowLinkStyle, Section, Stack, theme } from '@sakina/design-system';
import type { HostedGroupSession } from '@sakina/platform/contract';
import styled from 'styled-components';
import { useGroupsText } from '../messages/index.ts';
import type { GroupsSelection } from '../model/selection.ts';
import { GroupBadge } from './GroupBadge.tsx';
import { GroupLink } from './GroupLink.tsx';
import { useRowWhen } from './use-row-when.ts';

export interface OtherMeetingsProps {
  /** The meeting that it is about, as its host sees it. */
  group: HostedGroupSession;
  /** All meetings of the provider. */
  groups: readonly HostedGroupSession[];
  /** Called when something else is opened; the app writes it to the address. */
  onSelect: (to: GroupsSelection) => void;
}

const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space.x2};
  min-block-size: 2.75rem;
  border-block-end: 1px solid ${theme.color.hairline};
  font-size: ${theme.text.sm};
`;
const RowLink = styled(GroupLink)`${rowLinkStyle}`;

/** Every date of a series with its state; nothing for a group that meets once. */
export function OtherMeetings({ group, groups, onSelect }: OtherMeetingsProps) {
  const t = useGroupsText();
  const when = useRowWhen();
  const { series } = group;
  if (!series) return null;
  const meetings = groups
    .filter((other) => other.series?.id === series.id)
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  return (
    <Section title={t('series.title')} headingLevel={3}>
      <Stack as="ol" gap="none">
        {meetings.map((meeting) => (
          <Entry key={meeting.id}>
            {meeting.id === group.id ? (
              <strong>{t('series.this', { when: when(meeting) })}</strong>
            ) : (
              <RowLink to={{ groupId: meeting.id }} onSelect={onSelect}>
                {when(meeting)}
              </RowLink>
            )}
            <GroupBadge status={meeting.status} />
          </Entry>
        ))}
      </Stack>
    </Section>
  );
}
