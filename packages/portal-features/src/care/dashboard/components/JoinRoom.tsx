import { Button, ButtonLink, Stack, Text } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { joinOpensAt, joinState, paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { Video } from 'lucide-react';
import { useId } from 'react';
import { useDashboardText } from '../messages/index.ts';

export interface JoinRoomProps {
  /** The session that it is about. */
  appointment: Appointment;
  /** Epoch milliseconds. */
  now: number;
}

/** The way into an online session: closed until a quarter of an hour before, and then said to be open. */
export function JoinRoom({ appointment, now }: JoinRoomProps) {
  const t = useDashboardText();
  const format = useFormat();
  const note = useId();
  const isOpen = joinState(appointment, now) === 'open';
  const isRunning = appointment.status === 'IN_PROGRESS';
  const opensAt = joinOpensAt(appointment.startsAt);
  const isToday = format.dateIn(opensAt) === format.dateIn(new Date(now).toISOString());
  const closed = t(isToday ? 'next.joinOpens' : 'next.joinOpensDay', {
    time: format.time(opensAt),
    day: format.day(opensAt),
  });
  return (
    <Stack gap="x1" align="start">
      {isOpen ? (
        <ButtonLink variant="action" href={paths.joinRoom(appointment.roomName)} aria-describedby={note}>
          <Video aria-hidden />
          {t(isRunning ? 'next.joinNow' : 'next.join')}
        </ButtonLink>
      ) : (
        <Button variant="action" isDisabled aria-describedby={note}>
          <Video aria-hidden />
          {t('next.join')}
        </Button>
      )}
      <Text id={note} size="sm" tone="muted" aria-live="polite">
        {!isOpen
          ? closed
          : isRunning
            ? t('next.runningWords', { name: appointment.provider.displayName })
            : t('next.joinOpen')}
      </Text>
    </Stack>
  );
}
