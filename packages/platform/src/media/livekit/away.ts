import { EVERYBODY } from '../port.ts';
import type { MediaSeat, RoomChannel } from '../port.ts';
import { awaySeat } from '../seats.ts';

export interface AwayOptions {
  channel: RoomChannel;
  /** The server's id of the connection in which someone is in the call now. */
  sidOf: (id: string) => string | undefined;
  onChange: () => void;
}

/**
 * Those whose page went while they were in the call, as at a reload: their seat is kept until they are back or the room
 * drops them. The media server tells a reload from a goodbye by nothing, so the room's channel says it.
 */
export function createAway({ channel, sidOf, onChange }: AwayOptions) {
  const away = new Set<string>();
  const end = channel.on((from, message) => {
    if (message.kind !== 'bye' || !message.mayComeBack) return;
    // Of a connection before the one in which they are back already.
    const sid = sidOf(from);
    if (sid !== undefined && sid !== message.epoch) return;
    away.add(from);
    onChange();
  });

  return {
    has: (id: string): boolean => away.has(id),
    /** Keeps the seat of someone no longer. @returns Whether it was kept. */
    forget: (id: string): boolean => away.delete(id),
    seats: (encrypted: boolean): MediaSeat[] => [...away].map((id) => awaySeat(id, encrypted)),
    /** Tells the others that one's own page goes, and may be loaded again. @param sid Of one's own connection. */
    say: (sid: string): void => channel.send(EVERYBODY, { kind: 'bye', epoch: sid, mayComeBack: true }),
    close: (): void => {
      end();
      away.clear();
    },
  };
}
