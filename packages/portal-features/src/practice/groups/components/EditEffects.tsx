import { minutesAfter } from '@sakina/platform/format';
import { Banner, Stack } from '@sakina/design-system';
import type { HostedGroupSession } from '@sakina/platform/contract';
import { useGroupsText } from '../messages/index.ts';
import { changesOf } from '../model/group-fields.ts';
import type { GroupFields } from '../model/group-fields.ts';
import { movedStart } from '../model/scope-move.ts';
import { ReachedMeetings } from './ReachedMeetings.tsx';

export interface EditEffectsProps {
  /** The meeting that is changed. */
  base: HostedGroupSession;
  /** All meetings that the change reaches. */
  reached: readonly HostedGroupSession[];
  fields: GroupFields;
}

/** What follows from a change before it is saved: each meeting it reaches, with its new time, and who gets a seat. */
export function EditEffects({ base, reached, fields }: EditEffectsProps) {
  const t = useGroupsText();
  const { startsAt, durationMinutes, capacity } = changesOf(fields, base);
  const meetings = reached.map((meeting) => {
    const start = startsAt === undefined ? meeting.startsAt : movedStart(base, startsAt, meeting);
    const end = minutesAfter(start, durationMinutes ?? meeting.durationMinutes);
    const isMoved =
      Date.parse(start) !== Date.parse(meeting.startsAt) || Date.parse(end) !== Date.parse(meeting.endsAt);
    return {
      id: meeting.id,
      span: { startsAt: meeting.startsAt, endsAt: meeting.endsAt },
      moved: isMoved ? { startsAt: start, endsAt: end } : undefined,
      joinedCount: meeting.joinedCount,
      waitlistCount: meeting.waitlistCount,
    };
  });
  const seated = reached.reduce(
    (sum, meeting) =>
      sum + Math.min(meeting.waitlistCount, Math.max(0, (capacity ?? meeting.capacity) - meeting.joinedCount)),
    0,
  );
  return (
    <Stack gap="x2">
      <ReachedMeetings
        title={t('edit.reached', { count: reached.length })}
        meetings={meetings}
        timeZone={base.timeZone}
      />
      {seated > 0 && (
        <Banner tone="info" title={t('edit.seated', { count: seated })}>
          {t('edit.seated.body')}
        </Banner>
      )}
    </Stack>
  );
}
