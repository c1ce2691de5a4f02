import type { RoomParticipant } from '@sakina/platform/contract';

/** What a screen reader is told about the people of a room: who has come in, and who was here and is not any more. */
export interface RoomNews {
  readonly came: readonly RoomParticipant[];
  readonly left: readonly RoomParticipant[];
}

/** Who came and who went between two readings of the room; the reader's own moves are said elsewhere. */
export function roomNews(before: readonly RoomParticipant[], now: readonly RoomParticipant[]): RoomNews {
  const others = (people: readonly RoomParticipant[]) =>
    people.filter(({ presence, isSelf }) => presence === 'PRESENT' && !isSelf);
  const missingIn = (people: readonly RoomParticipant[]) => {
    const ids = new Set(people.map(({ id }) => id));
    return ({ id }: RoomParticipant) => !ids.has(id);
  };
  return {
    came: others(now).filter(missingIn(others(before))),
    left: others(before).filter(missingIn(others(now))),
  };
}
