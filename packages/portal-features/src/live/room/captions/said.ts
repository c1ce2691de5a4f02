import type { RoomCaption } from '@sakina/platform/contract';

/** A piece of what a participant says. */
export interface Said extends RoomCaption {
  readonly participantId: string;
}

/** As many pieces as are kept: those who join late see none, and no one scrolls further back. */
const KEPT = 40;

/** What was said, with one more piece: the same piece of the same person is replaced in its place. */
export function withSaid(said: readonly Said[], piece: Said): readonly Said[] {
  const index = said.findIndex(({ id, participantId }) => id === piece.id && participantId === piece.participantId);
  if (index === -1) return [...said, piece].slice(-KEPT);
  // Words that are final do not change; what was said before them may arrive after them.
  if (said[index]?.isFinal === true) return said;
  return said.with(index, piece);
}
