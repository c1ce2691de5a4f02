import { acceptanceOf } from './accepted.ts';
import type { Acceptance } from './accepted.ts';
import type { Album, Picture } from './album.ts';

/** Two pictures of the same thing that are not the same. */
export interface Change {
  before: Picture;
  after: Picture;
  /** In words, what differs. */
  words: string;
  /** File name of the picture of the difference. */
  file: string;
  accepted?: Acceptance | undefined;
  /** Set where the same tree gave two different pictures: then the difference says nothing about the change. */
  isUnsteady?: boolean | undefined;
}

/** All that came of a comparison. */
export interface Outcome {
  changes: Change[];
  /** Pictures that the base has not. */
  added: Picture[];
  /** Pictures that only the base has. */
  removed: Picture[];
  /** Stories of the working tree that broke. */
  broken: Album['broken'];
  /** How many pictures are the same. */
  same: number;
}

/** Pictures of both albums that belong together and are not the same file, and what only one of them has. */
export function pair(
  before: Album | undefined,
  after: Album,
): { differing: [Picture, Picture][]; added: Picture[]; removed: Picture[]; same: number } {
  const old = new Map(before?.pictures.map((picture) => [picture.id, picture]));
  const now = new Set(after.pictures.map(({ id }) => id));
  const brokenNow = new Set(after.broken.map(({ story }) => story.id));
  const pairs = after.pictures.flatMap((picture): [Picture, Picture][] => {
    const earlier = old.get(picture.id);
    return earlier === undefined ? [] : [[earlier, picture]];
  });
  const differing = pairs.filter(([a, b]) => a.hash !== b.hash);
  return {
    differing,
    added: after.pictures.filter(({ id }) => !old.has(id)),
    // A story that broke is told of as broken, not as gone.
    removed: (before?.pictures ?? []).filter(({ id, story }) => !now.has(id) && !brokenNow.has(story.id)),
    same: pairs.length - differing.length,
  };
}

/** Marks what the acceptance list accepts. */
export function accept(changes: readonly Change[], accepted: readonly Acceptance[]): Change[] {
  return changes.map((change) => ({ ...change, accepted: acceptanceOf(accepted, change.after) }));
}

/** What someone still has to look at: the run fails while there is any. */
export function openOf({ changes, broken }: Outcome): { changes: Change[]; broken: Outcome['broken'] } {
  return { changes: changes.filter(({ accepted }) => accepted === undefined), broken };
}
