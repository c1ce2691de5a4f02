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
 * Those whose page went or whose connection was lost while they were in the call: their seat is kept until they are
 * back or the room drops them. The media server tells a reload from a goodbye by nothing, so the room's channel says
 * it; a loss it tells by its reason.
 */
export function createAway({ channel, sidOf, onChange }: AwayOptions) {
  const away = new Set<string>();
  /** The connection in which each of the others was in the call last. */
  const connections = new Map<string, string>();
  const end = channel.on((from, message) => {
    // Not of someone whom the room has put outside, nor of a connection before the one in which they are back.
    if (message.kind !== 'bye' || !message.mayComeBack || connections.get(from) !== message.epoch) return;
    away.add(from);
    onChange();
  });

  return {
    has: (id: string): boolean => away.has(id),
    /** Keeps the seat of someone whose connection was lost, and who said no goodbye. */
    keep: (id: string): void => {
      if (connections.has(id)) away.add(id);
    },
    /** Tells that someone is in the call, or is back in it. */
    met: (id: string): void => {
      connections.set(id, sidOf(id) ?? '');
      away.delete(id);
    },
    /** Tells that the room has put someone outside. @returns Whether a seat was kept for them. */
    drop: (id: string): boolean => {
      connections.delete(id);
      return away.delete(id);
    },
    seats: (encrypted: boolean): MediaSeat[] => [...away].map((id) => awaySeat(id, encrypted)),
    /** Tells the others that one's own page goes, and may be loaded again. @param sid Of one's own connection. */
    say: (sid: string): void => channel.send(EVERYBODY, { kind: 'bye', epoch: sid, mayComeBack: true }),
    close: (): void => {
      end();
      away.clear();
    },
  };
}
