import { Badge, ButtonLink, Inline, Link, Stack, Text } from '@sakina/design-system';
import type { GroupSession } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useConnectCall, useFormat } from '@sakina/platform/react';
import { Video } from 'lucide-react';
import { AddToCalendar, seatEvent } from '../../../shared/calendar-file/index.ts';
import { distanceTo, startCase } from '../../../../shared/index.ts';
import { NextCard } from '../../components/NextCard.tsx';
import { useLaterText } from './messages/index.ts';
import { useSeatText } from './use-seat-text.ts';

export interface NextSeatProps {
  /** The meeting in which the person has a place. */
  seat: GroupSession;
  /** Epoch milliseconds. */
  now: number;
}

/** The answer to the page's question where a group comes first: when, what, who leads it, and the way in. */
export function NextSeat({ seat, now }: NextSeatProps) {
  const t = useLaterText();
  const format = useFormat();
  const hasCalls = useConnectCall() !== null;
  const { state, when, whenHost, note } = useSeatText()(seat, now);
  const { title, host, startsAt, roomName } = seat;
  const distance = distanceTo(startsAt, now, format.timeZone);
  const words = format.relative(distance);
  const countdown = t(`seat.${startCase(distance, state === 'RUNNING')}`, { distance: words });
  const canJoin = state === 'RUNNING' && roomName !== null && hasCalls;
  return (
    <NextCard
      label={t('seat.next')}
      countdown={countdown}
      badges={<Badge tone="success">{t(state === 'RUNNING' ? 'seat.running' : 'seat.badge')}</Badge>}
      when={when}
      whenOther={whenHost}
      host={host}
      about={
        <>
          <Text as="strong" weight="strong">
            <bdi>{title}</bdi>
          </Text>
          <Text size="sm">{[t('seat.kind'), t('seat.ledBy', { name: host.displayName })].join(' · ')}</Text>
          {note && <Text size="sm">{note}</Text>}
        </>
      }
    >
      <Stack gap="x1" align="start">
        {canJoin && (
          <ButtonLink variant="action" href={paths.groupVideo({ room: roomName })}>
            <Video aria-hidden />
            {t('seat.join')}
          </ButtonLink>
        )}
        {state === 'SEATED' && (
          <Text size="sm" tone="muted">
            {t('seat.wait', { name: host.displayName })}
          </Text>
        )}
        <Inline gap="x2">
          <AddToCalendar event={seatEvent(seat)} size="small" />
          <Link variant="standalone" href={paths.community({ show: 'groups' })}>
            {t('seat.manage')}
          </Link>
        </Inline>
      </Stack>
    </NextCard>
  );
}
