import { Avatar, Badge, ButtonLink, Card, Heading, Inline, LineBreaks, Link, Stack, Text } from '@sakina/design-system';
import type { GroupSession } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useConnectCall, useFormat } from '@sakina/platform/react';
import { Video } from 'lucide-react';
import { AddToCalendar, seatEvent } from '../../../shared/calendar-file/index.ts';
import { avatarKind, distanceTo, startCase } from '../../../../shared/index.ts';
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
    <Card as="section" tone="dawn-edge" aria-label={t('seat.next')}>
      <Stack gap="x3">
        <Stack gap="half">
          <Inline gap="x1h">
            <Heading level={2} size="h3">
              {countdown}
            </Heading>
            <Badge tone="success">{t(state === 'RUNNING' ? 'seat.running' : 'seat.badge')}</Badge>
          </Inline>
          <Text size="lg">
            <LineBreaks>{when}</LineBreaks>
          </Text>
          {whenHost && (
            <Text size="sm" tone="muted">
              <LineBreaks>{whenHost}</LineBreaks>
            </Text>
          )}
        </Stack>
        <Inline gap="x2" wrap={false} align="start">
          <Avatar name={host.displayName} kind={avatarKind[host.kind]} size="lg" />
          <Stack gap="half">
            <Text as="strong" weight="strong">
              <bdi>{title}</bdi>
            </Text>
            <Text size="sm">{[t('seat.kind'), t('seat.ledBy', { name: host.displayName })].join(' · ')}</Text>
            {note && <Text size="sm">{note}</Text>}
          </Stack>
        </Inline>
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
      </Stack>
    </Card>
  );
}
