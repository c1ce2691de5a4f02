import { browserStorage, safeStorage } from '@sakina/platform/browser';
import { useClock } from '@sakina/platform/react';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { chooseWayIn, keptIn } from '../devices/choice.ts';
import type { JoinChoice } from '../devices/choice.ts';
import { placeToTake } from '../model/own-place.ts';
import type { OwnPlace } from '../model/own-place.ts';

const KEY = 'sakina-call';
/** Milliseconds between two signs of life: a browser that crashes says nothing at the end. */
const SIGN_MS = 15_000;

const storage = () => safeStorage(browserStorage(window, 'sessionStorage'));

/**
 * Brings a page that is loaded again back into its call, as it was: the same way in, the same devices, the same ones
 * off. What it goes by is kept in this tab alone, for as long as the person is in the room, and holds no name and no
 * secret.
 * @param choice How they take part now; null before they chose.
 */
export function useOwnPlace(roomName: string, selfId: string, choice: JoinChoice | null): void {
  const clock = useClock();

  const take = useEffectEvent(() => {
    if (choice !== null) return;
    const place = placeToTake(storage().getItem(KEY), { roomName, seat: selfId }, clock.now());
    if (place) chooseWayIn(roomName, place.choice, place.kept);
  });
  // Before the page is drawn, so that the question of the door does not flash by.
  useLayoutEffect(() => take(), []);

  useEffect(() => {
    if (choice === null) return undefined;
    const keep = () => {
      const place: OwnPlace = { roomName, seat: selfId, choice, kept: keptIn(roomName), at: clock.now() };
      storage().setItem(KEY, JSON.stringify(place));
    };
    keep();
    const timer = setInterval(keep, SIGN_MS);
    addEventListener('pagehide', keep);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', keep);
    };
  }, [roomName, selfId, choice, clock]);

  // Whoever leaves is not brought back; a page that is loaded again unmounts nothing.
  useEffect(() => () => storage().removeItem(KEY), []);
}
