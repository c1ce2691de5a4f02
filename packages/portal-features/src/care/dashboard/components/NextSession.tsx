import { Badge, Stack, Text, theme, up } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { MapPin, Video } from 'lucide-react';
import styled from 'styled-components';
import { distanceTo, startCase, useSharedText } from '../../../shared/index.ts';
import { useDashboardText } from '../messages/index.ts';
import { canChange } from '../model/arrange.ts';
import { Fact } from './Fact.tsx';
import { JoinRoom } from './JoinRoom.tsx';
import { NextCard } from './NextCard.tsx';
import { SessionActions } from './SessionActions.tsx';
import { useSessionWords } from './use-session-words.ts';

/** The way in and the ways out: below each other on a phone, at the two ends of a line from md on. */
const Ways = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x3};
  @media ${up.md} {
    flex-direction: row;
    align-items: flex-start;
    justify-content: space-between;
  }
`;

export interface NextSessionProps {
  /** The session that it is about. */
  appointment: Appointment;
  /** Epoch milliseconds. */
  now: number;
  /** Called to ask whether a session is to be cancelled. */
  onCancel: (appointment: Appointment) => void;
}

/** The answer to the page's question: when, with whom, how, and the way in. */
export function NextSession({ appointment, now, onCancel }: NextSessionProps) {
  const t = useDashboardText();
  const shared = useSharedText();
  const format = useFormat();
  const { when, whenOther, service, where } = useSessionWords()(appointment);
  const { provider, status, mode, startsAt, startedAt } = appointment;
  const isRunning = status === 'IN_PROGRESS';
  // Begun late, it counts from when it was begun, as the room does; begun early, up to its time.
  const isLate = isRunning && startedAt !== null && Date.parse(startedAt) > Date.parse(startsAt);
  const distance = distanceTo(isLate ? startedAt : startsAt, now, format.timeZone);
  const words = format.relative(distance);
  const countdown = t(`next.${startCase(distance, isRunning)}`, { distance: words });
  return (
    <NextCard
      label={t('next.label')}
      countdown={countdown}
      badges={
        <>
          {isRunning && <Badge tone="success">{t('next.running')}</Badge>}
          {status === 'PENDING' && !appointment.heldBack && (
            <Badge tone="warning">{t('next.pending', { name: provider.displayName })}</Badge>
          )}
        </>
      }
      when={when}
      whenOther={whenOther}
      host={provider}
      about={
        <>
          <Stack gap="none">
            <Text as="strong" weight="strong">
              <bdi>{provider.displayName}</bdi>
            </Text>
            <Text size="sm" tone="muted">
              {shared(`kind.${provider.kind}`)}
            </Text>
          </Stack>
          <Text size="sm">{service}</Text>
          <Fact icon={mode === 'ONLINE' ? <Video aria-hidden /> : <MapPin aria-hidden />}>{where}</Fact>
        </>
      }
    >
      {appointment.heldBack && (
        <Stack gap="half" role="note">
          <Text weight="strong">{t('next.heldBack', { name: provider.displayName })}</Text>
          <Text size="sm" measure>
            {t(appointment.isProviderAway ? 'next.heldBackAway' : 'next.heldBackBody')}
          </Text>
        </Stack>
      )}
      <Ways>
        {mode === 'ONLINE' && !appointment.heldBack && <JoinRoom appointment={appointment} now={now} />}
        {canChange(appointment, now) && <SessionActions appointment={appointment} onCancel={onCancel} />}
      </Ways>
    </NextCard>
  );
}
