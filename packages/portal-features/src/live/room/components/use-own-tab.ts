import { useCallback, useEffect, useState } from 'react';

/**
 * Milliseconds after which a place that is not free belongs to another tab; one that is being left becomes free sooner.
 */
const FREE_MS = 600;

/** Which tab of this browser is in a room: no one is heard twice. */
export interface OwnTab {
  readonly where: 'asking' | 'here' | 'elsewhere';
  /** Takes the place over from the other tab. */
  readonly moveHere: () => void;
}

/** Name of the lock that the tab inside a room holds for its person. */
export const placeInRoom = (roomName: string, userId: string) => `room:${roomName}:${userId}`;

/**
 * Holds a person's place in a room for this tab, as long as no other tab holds it.
 * @param name See `placeInRoom`; null while they are in no room.
 */
export function useOwnTab(name: string | null): OwnTab {
  const [held, setHeld] = useState<{ name: string; where: 'here' | 'elsewhere' } | null>(null);
  const [moves, setMoves] = useState(0);

  useEffect(() => {
    if (name === null) return undefined;
    let isOver = false;
    let release: () => void = () => undefined;
    const untilReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    const options = moves > 0 ? { steal: true } : { signal: AbortSignal.timeout(FREE_MS) };
    navigator.locks
      .request(name, options, () => {
        if (!isOver) setHeld({ name, where: 'here' });
        return untilReleased;
      })
      .catch(() => {
        // Not free, or taken over by another tab.
        if (!isOver) setHeld({ name, where: 'elsewhere' });
      });
    return () => {
      isOver = true;
      release();
    };
  }, [name, moves]);

  const moveHere = useCallback(() => setMoves((count) => count + 1), []);
  return { where: held !== null && held.name === name ? held.where : 'asking', moveHere };
}
