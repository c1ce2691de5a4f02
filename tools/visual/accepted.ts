/** A change that someone has looked at and found right. */
export interface Acceptance {
  /** What changed, in a sentence. */
  what: string;
  /** Why it is right. */
  why: string;
  /** The commit that it was compared with. */
  base: string;
  /** The browser that took the pictures; another one takes other pictures. */
  browser: string;
  /** The pictures as they may be now: hash by picture id. An entry holds for exactly these. */
  pictures: Record<string, string>;
}

/** The acceptance list as it is committed. */
export interface AcceptanceList {
  accepted: Acceptance[];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/**
 * Reads the acceptance list; says in words what is wrong with it.
 * @param text The file's text.
 */
export function readAcceptances(text: string): Acceptance[] {
  const list = JSON.parse(text) as Partial<AcceptanceList>;
  if (!Array.isArray(list.accepted)) throw new Error('The acceptance list has no “accepted”.');
  for (const [index, entry] of list.accepted.entries()) {
    for (const part of ['what', 'why', 'base', 'browser'] as const) {
      if (!isText(entry[part])) throw new Error(`Entry ${index + 1} of the acceptance list does not say “${part}”.`);
    }
    if (Object.keys(entry.pictures ?? {}).length === 0)
      throw new Error(`Entry ${index + 1} of the acceptance list names no pictures.`);
  }
  return list.accepted;
}

/** What accepts a picture as it is now, or undefined. */
export function acceptanceOf(
  accepted: readonly Acceptance[],
  picture: { id: string; hash: string },
): Acceptance | undefined {
  return accepted.find(({ pictures }) => pictures[picture.id] === picture.hash);
}

/**
 * What has run out: a picture that was accepted once, is looked at now, and has changed again.
 * @param changed Everything that differs from the base now.
 */
export function runOut(
  accepted: readonly Acceptance[],
  changed: readonly { id: string; hash: string }[],
): { id: string; acceptance: Acceptance }[] {
  return changed
    .filter((picture) => acceptanceOf(accepted, picture) === undefined)
    .flatMap(({ id }) =>
      accepted.filter(({ pictures }) => pictures[id] !== undefined).map((acceptance) => ({ id, acceptance })),
    );
}

/**
 * The list with one more entry; pictures that it names are taken out of older ones, and entries that are left empty go.
 */
export function withAcceptance(accepted: readonly Acceptance[], entry: Acceptance): Acceptance[] {
  const older = accepted
    .map((other) => ({
      ...other,
      pictures: Object.fromEntries(Object.entries(other.pictures).filter(([id]) => entry.pictures[id] === undefined)),
    }))
    .filter(({ pictures }) => Object.keys(pictures).length > 0);
  return [...older, entry];
}
