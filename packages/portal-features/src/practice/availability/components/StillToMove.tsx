import { Banner, Link, Stack, Text } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useAvailabilityText } from '../messages/index.ts';
import type { SessionOutside } from '../model/outside.ts';
import { useSessionWhen } from './use-session-when.ts';

export interface StillToMoveProps {
  /** Sessions to be moved by hand. */
  toMove: readonly SessionOutside[];
  /** Sessions that could not be cancelled; they stay booked. */
  notCancelled: readonly SessionOutside[];
  /** IANA zone in which its times are. */
  timeZone: string;
  /** Called to hide it. */
  onDismiss: () => void;
}

/**
 * After saving: the sessions that the provider wants to move, each with its day in the calendar, and those that were
 * not cancelled.
 */
export function StillToMove({ toMove, notCancelled, timeZone, onDismiss }: StillToMoveProps) {
  const t = useAvailabilityText();
  if (toMove.length === 0 && notCancelled.length === 0) return null;
  return (
    <Stack gap="x2">
      {notCancelled.length > 0 && (
        <Banner tone="danger" title={t('left.notCancelled', { count: notCancelled.length })}>
          <Sessions sessions={notCancelled} timeZone={timeZone} />
        </Banner>
      )}
      {toMove.length > 0 && (
        <Banner tone="info" title={t('left.toMove', { count: toMove.length })} onDismiss={onDismiss}>
          <Sessions sessions={toMove} timeZone={timeZone} />
        </Banner>
      )}
    </Stack>
  );
}

function Sessions({ sessions, timeZone }: { sessions: readonly SessionOutside[]; timeZone: string }) {
  const t = useAvailabilityText();
  const format = useFormat();
  const when = useSessionWhen(timeZone);
  return (
    <Stack as="ul" gap="half">
      {sessions.map((session) => (
        <li key={session.appointmentId}>
          <Text as="span">
            <bdi>{session.clientName}</bdi>
            {' · '}
          </Text>
          <Link
            href={paths.providerCalendar({
              view: 'day',
              date: format.dateIn(session.startsAt, timeZone),
              event: session.appointmentId,
            })}
          >
            {t('left.open', { when: when(session) })}
          </Link>
        </li>
      ))}
    </Stack>
  );
}
