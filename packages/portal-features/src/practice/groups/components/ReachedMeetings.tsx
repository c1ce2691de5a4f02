import { Heading, Stack, Text } from '@sakina/design-system';
import { useId } from 'react';
import { useWhen } from '../../../shared/when/index.ts';
import { useGroupsText } from '../messages/index.ts';

export interface ReachedMeetingsProps {
  title: string;
  meetings: readonly {
    id: string;
    /** As it stands. */
    span: { startsAt: string; endsAt: string };
    /** Where it goes, if it goes elsewhere. */
    moved?: { startsAt: string; endsAt: string } | undefined;
    joinedCount: number;
    waitlistCount: number;
  }[];
  /** The host’s zone. */
  timeZone: string;
}

/** The meetings that a change is for, each with its time before and after and with whom it concerns. */
export function ReachedMeetings({ title, meetings, timeZone }: ReachedMeetingsProps) {
  const t = useGroupsText();
  const when = useWhen();
  const headingId = useId();
  return (
    <Stack as="section" gap="x1" aria-labelledby={headingId}>
      <Heading level={3} size="sm" id={headingId}>
        {title}
      </Heading>
      <Stack as="ol" gap="x1">
        {meetings.map(({ id, span, moved, joinedCount, waitlistCount }) => (
          <li key={id}>
            <Text>
              {moved
                ? t('reached.moved', { from: when(span, timeZone), to: when(moved, timeZone) })
                : when(span, timeZone)}
            </Text>
            <Text size="sm" tone="muted">
              {t('reached.people', { seated: joinedCount, waiting: waitlistCount })}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
