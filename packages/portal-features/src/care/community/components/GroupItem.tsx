import { Badge, Button, ButtonLink, Heading, Inline, LineBreaks, Link, Stack, Text } from '@sakina/design-system';
import type { GroupSession } from '@sakina/platform/contract';
import { isMeetingAhead, paths } from '@sakina/platform/domain';
import { isSameZone } from '@sakina/platform/locale';
import { useConnectCall, useFormat } from '@sakina/platform/react';
import { useId, useRef, useState } from 'react';
import { AddToCalendar, seatEvent } from '../../shared/calendar-file/index.ts';
import { lazyPanel } from '../../../shared/index.ts';
import { useGroupsText } from '../messages/groups/index.ts';
import { freeSeats, groupPlace } from '../model/group-place.ts';
import { GroupLeaveDialog } from './GroupLeaveDialog.tsx';
import { usePlace } from './place.ts';

const GroupJoinDialog = lazyPanel(() => import('./GroupJoinDialog.tsx').then((m) => m.GroupJoinDialog));

export interface GroupItemProps {
  /** The meeting that it is about, as a member sees it. */
  group: GroupSession;
  /** Called where giving up the place took it out of the list, so that the focus finds another. */
  onGone: () => void;
}

/** One meeting: what, when in the reader's zone and in the host's, for whom, what a seat costs; and the next step. */
export function GroupItem({ group, onGone }: GroupItemProps) {
  const t = useGroupsText();
  const format = useFormat();
  const hasCalls = useConnectCall() !== null;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { address, isSignedIn, now, signIn } = usePlace();
  const [asked, setAsked] = useState<'join' | 'leave' | null>(null);
  const { startsAt, endsAt, timeZone, host, series, ownSeat } = group;
  const place = groupPlace(group, now);
  const isChangeable = isMeetingAhead(group, now);
  // Only once the dialog has let go of the focus: the button that opened it has changed.
  const afterDialog = () => setTimeout(() => (heading.current ? heading.current.focus() : onGone()));
  const when = (zone: string) =>
    t('when', {
      day: format.day(startsAt, zone),
      range: format.timeRange(startsAt, endsAt, zone),
      zone: format.zone(zone, startsAt),
    });
  return (
    <Stack as="article" gap="x1" aria-labelledby={headingId}>
      <Heading level={2} size="md" id={headingId} ref={heading} tabIndex={-1}>
        <bdi>{group.title}</bdi>
      </Heading>
      <Text weight="strong">
        <LineBreaks>{when(format.timeZone)}</LineBreaks>
      </Text>
      {!isSameZone(timeZone, format.timeZone) && (
        <Text size="sm" tone="muted">
          <LineBreaks>{t('when.host', { when: when(timeZone) })}</LineBreaks>
        </Text>
      )}
      <Text size="sm">
        <Link href={paths.therapist(host.id)}>{t('host', { name: host.displayName })}</Link>
      </Text>
      <Text measure dir="auto">
        {group.description}
      </Text>
      <Inline gap="x1">
        {group.status === 'CANCELLED' && <Badge tone="danger">{t('cancelled')}</Badge>}
        {group.status === 'LIVE' && <Badge tone="success">{t('live')}</Badge>}
        {group.status === 'COMPLETED' && <Badge>{t('over')}</Badge>}
        {place === 'seated' && <Badge tone="success">{t('place.seated')}</Badge>}
        {place === 'waiting' && (
          <Badge tone="info">{t('place.waiting', { place: format.number(ownSeat?.waitlistPosition ?? 0) })}</Badge>
        )}
        {group.audience !== 'EVERYONE' && <Badge>{t(`audience.${group.audience}`)}</Badge>}
      </Inline>
      <Text size="sm" tone="muted">
        <LineBreaks>
          {[
            t(`topic.${group.topic}`),
            format.language(group.language),
            group.price.amountMinor === 0 ? t('free') : t('price', { price: format.money(group.price) }),
            isChangeable && t('seats', { count: freeSeats(group) }),
            series &&
              t('series', { position: format.number(series.position), count: format.number(series.occurrences) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </LineBreaks>
      </Text>
      {group.status === 'CANCELLED' && (
        <Text>{t(`cancelled.${group.cancelledBy ?? 'HOST'}`, { name: host.displayName })}</Text>
      )}
      {place === 'seated' && group.price.amountMinor > 0 && (
        <Text size="sm">{t('place.charge', { price: format.money(group.price) })}</Text>
      )}
      {group.cancellationReason !== null && <Text dir="auto">{group.cancellationReason}</Text>}
      <Inline gap="x2">
        {!isSignedIn && isChangeable && (
          <ButtonLink variant="secondary" href={signIn(address)}>
            {t('signIn')}
          </ButtonLink>
        )}
        {isSignedIn && (place === 'open' || place === 'full') && (
          <Button variant="secondary" aria-describedby={headingId} onPress={() => setAsked('join')}>
            {t(place === 'open' ? 'join' : 'wait')}
          </Button>
        )}
        {group.status === 'LIVE' && place === 'seated' && group.roomName !== null && hasCalls && (
          <ButtonLink href={paths.groupVideo({ room: group.roomName })}>{t('room')}</ButtonLink>
        )}
        {place === 'seated' && isChangeable && <AddToCalendar event={seatEvent(group)} aria-describedby={headingId} />}
        {ownSeat && isChangeable && (
          <Button variant="quiet" isFlush aria-describedby={headingId} onPress={() => setAsked('leave')}>
            {t(place === 'waiting' ? 'leave.line' : 'leave')}
          </Button>
        )}
      </Inline>
      {asked === 'join' && <GroupJoinDialog group={group} onClose={() => setAsked(null)} onJoined={afterDialog} />}
      {asked === 'leave' && <GroupLeaveDialog group={group} onClose={() => setAsked(null)} onLeft={afterDialog} />}
    </Stack>
  );
}
