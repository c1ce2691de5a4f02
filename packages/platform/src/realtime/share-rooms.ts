import type { Realtime } from './realtime.ts';
import type { RoomPlace } from './room-channel.ts';

/**
 * Gives everyone in this tab who connects to the same place in a room one connection: it opens with the first and
 * closes with the last (SEC-20).
 * @param connect Makes the channel of a place.
 */
export function shareRooms(connect: (place: RoomPlace) => Realtime): (place: RoomPlace) => Realtime {
  const shared = new Map<string, { channel: Realtime; users: number }>();
  return (place) => {
    const key = `${place.roomName}/${place.secret}`;
    const entry = shared.get(key) ?? { channel: connect(place), users: 0 };
    shared.set(key, entry);
    let isOpen = false;
    return {
      ...entry.channel,
      open: () => {
        if (isOpen) return;
        isOpen = true;
        entry.users += 1;
        entry.channel.open();
      },
      close: () => {
        if (!isOpen) return;
        isOpen = false;
        entry.users -= 1;
        if (entry.users > 0) return;
        entry.channel.close();
        shared.delete(key);
      },
    };
  };
}
