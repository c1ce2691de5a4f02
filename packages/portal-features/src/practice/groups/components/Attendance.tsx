import { LoadingRegion, Section, Skeleton, Stack, Text } from '@sakina/design-system';
import { getGroupRecord } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { HostedGroupSession } from '@sakina/platform/contract';
import { ReadView } from '../../../shared/index.ts';
import { useGroupsText } from '../messages/index.ts';
import { MemberRecord } from './MemberRecord.tsx';

/** Who came to a meeting, and a note of each participant; no one but the host reads it. */
export function Attendance({ group }: { group: HostedGroupSession }) {
  const t = useGroupsText();
  const read = useOperation(getGroupRecord, { params: { id: group.id } });
  return (
    <Section title={t('attendance.title')} headingLevel={3} description={t('attendance.help')}>
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('attendance.loading')}>
            <Skeleton lines={6} />
          </LoadingRegion>
        }
        isEmpty={({ members }) => members.length === 0}
        empty={<Text tone="muted">{t('roster.none')}</Text>}
      >
        {({ members }) => (
          <Stack as="ul" gap="x3">
            {members.map((member) => (
              <li key={member.id}>
                <MemberRecord
                  groupId={group.id}
                  member={member}
                  others={members.filter(({ id }) => id !== member.id).map(({ displayName }) => displayName)}
                />
              </li>
            ))}
          </Stack>
        )}
      </ReadView>
    </Section>
  );
}
