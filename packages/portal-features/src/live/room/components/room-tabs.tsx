import { Stack } from '@sakina/design-system';
import type { Room, RoomParticipant } from '@sakina/platform/contract';
import type { ReactNode } from 'react';
import { handsAndRequests } from '../model/room.ts';
import type { PanelTab } from '../window/PanelTabs.tsx';
import { AdmissionPanel } from './AdmissionPanel.tsx';
import { RoomChat } from './RoomChat.tsx';
import { RoomPeople } from './RoomPeople.tsx';
import { OnStage } from './StageRequests.tsx';

export interface RoomTabsOptions {
  room: Room;
  /** The reader's own entry in the room, and its secret; null until they are inside. */
  own: { self: RoomParticipant; participantId: string } | null;
  /** Whether the reader leads the room. */
  isHost: boolean;
  /** Whether the room's channel is open. */
  isLive: boolean;
  /** Whom a provider waits for while no one but them is there. */
  expected?: string;
  /** What a provider has beside a session. */
  notes?: ReactNode;
  /** The tab in which an answer to the question about recording can be changed. */
  consent: readonly PanelTab[];
}

/**
 * The tabs of a room's panel, the same ones in the same order for everyone: they differ only by what the reader may see
 * or do. Who watches a broadcast sees its host alone, and so no list of people.
 */
export function roomTabs({ room, own, isHost, isLive, expected, notes, consent }: RoomTabsOptions): PanelTab[] {
  const isBroadcast = room.kind === 'BROADCAST';
  const leads = isHost || own?.self.isCoHost === true;
  const tabs: PanelTab[] = [];
  if (isHost || !isBroadcast)
    tabs.push({
      id: 'people',
      count: leads ? handsAndRequests(room) : 0,
      content: (
        <Stack gap="x4">
          <RoomPeople
            room={room}
            isHost={leads}
            appoints={isHost && room.kind === 'GROUP'}
            {...(expected !== undefined && { expected })}
          />
          {leads && !isBroadcast && <AdmissionPanel room={room} />}
          {isHost && isBroadcast && <OnStage room={room} />}
        </Stack>
      ),
    });
  if (own)
    tabs.push({
      id: 'chat',
      content: <RoomChat room={room} participantId={own.participantId} isHost={isHost} isLive={isLive} />,
    });
  if (notes !== undefined) tabs.push({ id: 'notes', content: notes });
  return [...tabs, ...consent];
}
