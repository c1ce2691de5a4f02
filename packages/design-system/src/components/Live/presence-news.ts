/** The presence of a person in a room. */
export type PresenceState = 'joined' | 'away' | 'reconnecting' | 'left';

/** A person who is or was in a room. */
export interface PresentPerson {
  /** Stable key of the person. */
  id: string;
  /** Their name as shown. */
  name: string;
  /** How they are there. */
  state: PresenceState;
  /** Whether it is the reader, whose own changes are not announced. */
  isSelf?: boolean;
  /** Address of a portrait on this origin. */
  src?: string;
}

/** A change to announce: who changed to which state. */
interface PresenceChange {
  state: PresenceState;
  names: string[];
}

const ORDER: readonly PresenceState[] = ['joined', 'away', 'reconnecting', 'left'];

/**
 * The changes between two moments. A person who returned to the same state in between is not reported, nor is one who
 * left without having been announced.
 * @param before As last announced.
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
