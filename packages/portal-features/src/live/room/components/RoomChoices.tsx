import { ButtonLink, Card, EmptyState, Heading, LineBreaks, Stack, Text, theme, up } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useFormat, useNow } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';
import styled from 'styled-components';
import { LoadingBlocks, ReadView } from '../../../shared/index.ts';
import { useSessionText } from '../messages/index.ts';
import type { JoinableRoom } from '../model/joinable.ts';

export interface RoomChoicesProps<Item> {
  /** Which rooms they are. */
  kind: 'SESSION' | 'GROUP';
  /** What can be entered, as it was read. */
  read: Read<{ items: Item[] }>;
  /** Which of what was read can be joined, now or later. */
  roomsOf: (items: readonly Item[], now: number) => JoinableRoom[];
}

/** The rooms that can be joined, each with when it opens. */
export function RoomChoices<Item>({ kind, read, roomsOf }: RoomChoicesProps<Item>) {
  const t = useSessionText();
  const now = useNow();
  return (
    <ReadView
      read={read}
      loading={<LoadingBlocks label={t('rooms.loading')} sizes={['md', 'md']} />}
      isEmpty={({ items }) => roomsOf(items, now).length === 0}
      empty={
        <EmptyState
          illustration="lantern"
          title={t(`rooms.empty.${kind}.title`)}
          action={<ButtonLink href={paths.dashboard()}>{t('join.unknown.action')}</ButtonLink>}
        >
          {t(`rooms.empty.${kind}.body`)}
        </EmptyState>
      }
    >
      {({ items }) => {
        const rooms = roomsOf(items, now);
        const next = rooms.find(({ isOpen }) => isOpen);
        return (
          <Stack as="ul" gap="x2" aria-label={t(`rooms.list.${kind}`)}>
            {rooms.map((room) => (
              <RoomChoice key={room.roomName} kind={kind} room={room} isNext={room === next} />
            ))}
          </Stack>
        );
      }}
    </ReadView>
  );
}

/* In every row alike: the way in stands at the end of the line, and on a phone below. */
const Row = styled.div`
  display: grid;
  gap: ${theme.space.x1};
  justify-items: start;
  @media ${up.sm} { grid-template-columns: minmax(0, 1fr) fit-content(45%); align-items: center; }
`;

interface RoomChoiceProps extends Pick<RoomChoicesProps<unknown>, 'kind'> {
  room: JoinableRoom;
  /** Whether it is the first that is open: the step this page is for. */
  isNext: boolean;
}

function RoomChoice({ kind, room, isNext }: RoomChoiceProps) {
  const t = useSessionText();
  const format = useFormat();
  const { roomName, title, startsAt, endsAt, isOpen, opensAt } = room;
  const address = (kind === 'SESSION' ? paths.videoCall : paths.groupVideo)({ room: roomName });
  return (
    <Card as="li" padding="small">
      <Row>
        <Stack gap="half">
          <Heading level={2} size="md">
            <bdi>{title}</bdi>
          </Heading>
          <Text size="sm">
            <LineBreaks>
              {t('when.withZone', {
                day: format.relativeDay(startsAt),
                time: format.timeRange(startsAt, endsAt),
                zone: format.zone(format.timeZone, startsAt),
              })}
            </LineBreaks>
          </Text>
        </Stack>
        {isOpen ? (
          <ButtonLink
            variant={isNext ? 'action' : 'secondary'}
            href={address}
            aria-label={t('rooms.openName', { title })}
          >
            {t('rooms.open')}
          </ButtonLink>
        ) : (
          <Text size="sm" tone="muted">
            <LineBreaks>
              {t('rooms.opens', { day: format.relativeDay(opensAt), time: format.time(opensAt) })}
            </LineBreaks>
          </Text>
        )}
      </Row>
    </Card>
  );
}
