import type { RoomParticipant } from '@sakina/platform/contract';

type Person = Pick<RoomParticipant, 'id' | 'presence'>;

const isInside = ({ presence }: Person) => presence === 'PRESENT';

/** Ids of those who were inside and are not any more: they left, or were sent out or back, or are not listed now. */
export function whoLeft(before: readonly Person[], now: readonly Person[]): readonly string[] {
  const inside = new Set(now.filter(isInside).map(({ id }) => id));
  return before
    .filter(isInside)
    .map(({ id }) => id)
    .filter((id) => !inside.has(id));
}
