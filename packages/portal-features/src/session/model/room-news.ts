import type { RoomParticipant } from '@sakina/platform/contract';
import { whoLeft } from './who-left.ts';

/** What a screen reader is told about the people of a room: who has come in, and who was here and is not any more. */
export interface RoomNews {
  readonly came: readonly RoomParticipant[];
  readonly left: readonly RoomParticipant[];
}

/** Who came and who went between two readings of the room; the reader's own moves are said elsewhere. */
export function roomNews(before: readonly RoomParticipant[], now: readonly RoomParticipant[]): RoomNews {
  const others = (people: readonly RoomParticipant[], ids: readonly string[]) =>
    people.filter(({ id, isSelf }) => !isSelf && ids.includes(id));
  return {
    // Whoever is inside now and was not before, which is the same question the other way round.
    came: others(now, whoLeft(now, before)),
    left: others(before, whoLeft(before, now)),
  };
}
