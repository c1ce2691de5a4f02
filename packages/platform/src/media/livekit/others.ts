import type { MediaSeat, RoomChannel } from '../port.ts';
import { inOrder } from '../seats.ts';
import { createAway } from './away.ts';
import type { Encryption } from './encryption.ts';
import type { CallRoom } from './room.ts';
import { seatsOf } from './seats.ts';

export interface OthersOptions {
  channel: RoomChannel;
  isPrivate: boolean;
  /** The library's room; null while there is none. */
  room: () => CallRoom | null;
  /** The keys of a private call; null in any other. */
  encryption: () => Encryption | null;
  onChange: () => void;
}

/** The others in a call: who is in it, whose seat is kept while they are away, and whom the room has put outside. */
export function createOthers({ channel, isPrivate, room, encryption, onChange }: OthersOptions) {
  const dropped = new Set<string>();
  const person = (id: string) => room()?.remoteParticipants.get(id);
  const away = createAway({ channel, sidOf: (id) => person(id)?.sid, onChange });
  const isHidden = (id: string) => dropped.has(id) || away.has(id);

  function arrived(id: string): void {
    away.met(id);
    encryption()?.arrived(id);
  }

  return {
    arrived,
    /** Those who were in the call before the own connection. */
    met: (ids: Iterable<string>): void => {
      for (const id of ids) arrived(id);
    },
    /** @param isLost Whether their connection was lost, while they had something to send. */
    parted: (id: string, isLost: boolean): void => {
      // Not of someone whom the room has put outside.
      if (!dropped.delete(id) && isLost) away.keep(id);
      encryption()?.parted(id);
    },
    /** Their seats, in the order of their ids. @param isOwnPoor Whether the own connection is the poor one. */
    seats: (voiceOf: (id: string) => Pick<MediaSeat, 'speaking' | 'level'>, isOwnPoor: boolean): MediaSeat[] => {
      const current = room();
      const here = current ? seatsOf(current, { voiceOf, isHidden, isOwnPoor }) : [];
      return inOrder([...here, ...away.seats(isPrivate)]);
    },
    /** How loud each of them is, by id. */
    levels: (): Map<string, number> =>
      new Map([...(room()?.remoteParticipants.values() ?? [])].map((one) => [one.identity, one.audioLevel])),
    want: (id: string, isShown: boolean): void => {
      for (const publication of person(id)?.videoTrackPublications.values() ?? []) publication.setEnabled(isShown);
    },
    /** The room has put someone outside. */
    drop: (id: string): void => {
      if (away.drop(id)) onChange();
      const known = person(id);
      if (!known) return;
      dropped.add(id);
      for (const publication of known.trackPublications.values()) publication.setSubscribed(false);
      encryption()?.parted(id);
      onChange();
    },
    /** Tells them that the own page goes, or is frozen, and may come back. @param sid Of the own connection. */
    sayAway: away.say,
    close: away.close,
  };
}
