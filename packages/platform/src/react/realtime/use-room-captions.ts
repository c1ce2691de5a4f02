import { useEffect, useEffectEvent } from 'react';
import type { RealtimeEvent } from '../../contract/realtime.ts';
import type { RoomPlace } from '../../realtime/room-channel.ts';
import { useConnectRoom } from './provider.tsx';

/**
 * Listens to what is said in a room, as text (`room.caption`), from one's own place in it while the component is
 * mounted.
 * @param place Null while captions are off: then nothing is connected.
 */
export function useRoomCaptions(
  place: RoomPlace | null,
  onCaption: (caption: RealtimeEvent<'room.caption'>) => void,
): void {
  const connectRoom = useConnectRoom();
  const tell = useEffectEvent(onCaption);
  const { roomName, participantId, secret } = place ?? {};
  useEffect(() => {
    if (connectRoom === null || roomName === undefined || participantId === undefined || secret === undefined)
      return undefined;
    const channel = connectRoom({ roomName, participantId, secret });
    const end = channel.on('room.caption', (event: RealtimeEvent<'room.caption'>) => tell(event));
    channel.open();
    return () => {
      end();
      channel.close();
    };
  }, [connectRoom, roomName, participantId, secret]);
}
