import { PageHeader, Stack } from '@sakina/design-system';
import { listAppointments, listGroupSessions } from '@sakina/platform/contract';
import { useNow, useOperation } from '@sakina/platform/react';
import { Ground } from '../../../shared/index.ts';
import { RoomChoices } from '../components/RoomChoices.tsx';
import { useSessionText } from '../messages/index.ts';
import { groupRooms, sessionRooms } from '../model/joinable.ts';

const HOUR = 3_600_000;
const HALF_DAY = 12 * HOUR;

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

/** The caller’s own sessions from half a day ago at the latest to two weeks ahead (CALL-9). */
function Sessions() {
  // The span is part of the cache's key, so it moves by half days only.
  const halfDay = Math.floor(useNow() / HALF_DAY) * HALF_DAY;
  const from = new Date(halfDay - HALF_DAY).toISOString();
  const to = new Date(halfDay + 15 * 24 * HOUR).toISOString();
  const read = useOperation(listAppointments, { query: { from, to, as: 'client' } });
  return <RoomChoices kind="SESSION" read={read} roomsOf={sessionRooms} />;
}

function Groups() {
  return (
    <RoomChoices kind="GROUP" read={useOperation(listGroupSessions, { query: { mine: true } })} roomsOf={groupRooms} />
  );
}
