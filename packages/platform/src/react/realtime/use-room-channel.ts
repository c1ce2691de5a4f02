import { useEffect, useEffectEvent, useState } from 'react';
import { roomEvents } from '../../contract/realtime.ts';
import type { RealtimeEvent, RoomEventName } from '../../contract/realtime.ts';
import type { RoomPlace } from '../../realtime/room-channel.ts';
import { useConnectRoom } from './provider.tsx';

const names = Object.keys(roomEvents) as readonly RoomEventName[];

/** News of a room: an event, or that some may have been missed. */
type RoomNews =
  | { readonly name: RoomEventName; readonly event: RealtimeEvent<RoomEventName> }
  | { readonly name: 'gap' };

/**
 * Listens to a room from one's own place in it while the component is mounted; no track of it is left afterwards.
 * @param place Null while outside: then nothing is connected.
 * @param onNews Called with every event, and once each time the channel opens.
 * @returns Whether the channel is open; while it is not, the room has to be asked.
 */
export function useRoomChannel(place: RoomPlace | null, onNews: (news: RoomNews) => void): boolean {
  const connectRoom = useConnectRoom();
  const [isOpen, setOpen] = useState(false);
  const tell = useEffectEvent(onNews);
  const { roomName, participantId, secret } = place ?? {};
  useEffect(() => {
    if (connectRoom === null || roomName === undefined || participantId === undefined || secret === undefined)
      return undefined;
    const channel = connectRoom({ roomName, participantId, secret });
    let wasConnected = false;
    const look = () => {
      const isConnected = channel.status() === 'connected';
      setOpen(isConnected);
      // What changed before it opened, for the first time or again, was told to no one.
      if (isConnected && !wasConnected) tell({ name: 'gap' });
      wasConnected = isConnected;
    };
    const ends = [...names.map((name) => channel.on(name, (event) => tell({ name, event }))), channel.subscribe(look)];
    channel.open();
    // Someone else in this tab may have opened it before.
    const first = setTimeout(look);
    return () => {
      clearTimeout(first);
      for (const end of ends) end();
      channel.close();
      setOpen(false);
    };
  }, [connectRoom, roomName, participantId, secret]);
  return isOpen;
}
