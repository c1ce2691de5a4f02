import type { RoomParticipant } from '@sakina/platform/contract';
import { whoLeft } from './who-left.ts';

/**
 * What a screen reader is told about the people of a room: who has come in, who was here and is not any more, and whose
 * connection was lost or is back, and whose screen is covered now.
 */
export interface RoomNews {
  readonly came: readonly RoomParticipant[];
  readonly left: readonly RoomParticipant[];
  readonly lost: readonly RoomParticipant[];
  readonly back: readonly RoomParticipant[];
  readonly covered: readonly RoomParticipant[];
}

/** Whether someone is inside and their connection is lost. */
export const isOutOfReach = ({ presence, lostSince }: Pick<RoomParticipant, 'presence' | 'lostSince'>): boolean =>
  presence === 'PRESENT' && lostSince !== null;

/** Who came and who went between two readings of the room; the reader's own moves are said elsewhere. */
export function roomNews(before: readonly RoomParticipant[], now: readonly RoomParticipant[]): RoomNews {
  const others = (people: readonly RoomParticipant[], ids: readonly string[]) =>
    people.filter(({ id, isSelf }) => !isSelf && ids.includes(id));
  const inside = (people: readonly RoomParticipant[], isOut: boolean) =>
    people.filter((one) => one.presence === 'PRESENT' && isOutOfReach(one) === isOut).map(({ id }) => id);
  const changed = (isOut: boolean) => {
    const former = inside(before, !isOut);
    return others(
      now,
      inside(now, isOut).filter((id) => former.includes(id)),
    );
  };
  const covered = (people: readonly RoomParticipant[]) =>
    people.filter((one) => one.presence === 'PRESENT' && one.coveredSince !== null).map(({ id }) => id);
  const wereCovered = covered(before);
  return {
    covered: others(
      now,
      covered(now).filter((id) => !wereCovered.includes(id)),
    ),
    lost: changed(true),
    back: changed(false),
    // Whoever is inside now and was not before, which is the same question the other way round.
    came: others(now, whoLeft(now, before)),
    left: others(before, whoLeft(before, now)),
  };
}
