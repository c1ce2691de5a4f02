/** How somebody is in a room. */
export type PresenceState = 'joined' | 'away' | 'reconnecting' | 'left';

/** Somebody in a room, or who was. */
export interface PresentPerson {
  /** Stays with the person. */
  id: string;
  /** Their name as shown. */
  name: string;
  /** How they are there. */
  state: PresenceState;
  /** Whether it is the reader; they are told nothing about themselves. */
  isSelf?: boolean;
  /** Address of a portrait on this origin. */
  src?: string;
}

/** What there is to tell: who came into which state. */
interface PresenceChange {
  state: PresenceState;
  names: string[];
}

const ORDER: readonly PresenceState[] = ['joined', 'away', 'reconnecting', 'left'];

/**
 * What changed between two moments. Who came back to where they were in between is no news, nor is a person whom nobody
 * saw before leave.
 * @param before As it was last told.
 * @param after As it is now.
 */
export function presenceNews(before: readonly PresentPerson[], after: readonly PresentPerson[]): PresenceChange[] {
  const known = new Map(before.map((person) => [person.id, person.state]));
  const gone = before
    .filter(({ id, state }) => state !== 'left' && !after.some((person) => person.id === id))
    .map((person): PresentPerson => ({ ...person, state: 'left' }));
  const changed = [...after, ...gone].filter(
    ({ id, state, isSelf }) => !isSelf && known.get(id) !== state && (known.has(id) || state !== 'left'),
  );
  return ORDER.flatMap((state) => {
    const names = changed.filter((person) => person.state === state).map(({ name }) => name);
    return names.length === 0 ? [] : [{ state, names }];
  });
}
