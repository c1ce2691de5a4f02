import { PageHeader, Stack } from '@sakina/design-system';
import { listGroupSessions } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { useOwnSessions } from '../api/use-own-sessions.ts';
import { Ground } from '../../../shared/index.ts';
import { RoomChoices } from '../components/RoomChoices.tsx';
import { useSessionText } from '../messages/index.ts';
import { groupRooms, sessionRooms } from '../model/joinable.ts';

export interface ChooseRoomScreenProps {
  /** Whether rooms of sessions or of groups are listed. */
  kind: 'SESSION' | 'GROUP';
}

/** An address of a room that names none: what can be joined, and when (ROUTE-25). */
export function ChooseRoomScreen({ kind }: ChooseRoomScreenProps) {
  const t = useSessionText();
  return (
    <Ground width="text">
      <Stack gap="x3">
        <PageHeader title={t(`rooms.title.${kind}`)} lead={t('rooms.lead')} />
        {kind === 'SESSION' ? <Sessions /> : <Groups />}
      </Stack>
    </Ground>
  );
}

function Sessions() {
  return <RoomChoices kind="SESSION" read={useOwnSessions()} roomsOf={sessionRooms} />;
}

function Groups() {
  return (
    <RoomChoices kind="GROUP" read={useOperation(listGroupSessions, { query: { mine: true } })} roomsOf={groupRooms} />
  );
}
