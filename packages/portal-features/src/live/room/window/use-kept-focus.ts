import { useEffect } from 'react';
import { keepFocus } from './keep-focus.ts';
import { useRoomPlaces } from './places.ts';

/** Keeps the focus in the window of the room: where what had it goes, it goes on at the stage. */
export function useKeptFocus(): void {
  const place = useRoomPlaces()?.at.over ?? null;
  useEffect(() => {
    const room = place?.closest('[data-room-window]');
    return room ? keepFocus(room, () => room.querySelector<HTMLElement>('[data-part="stage"]')) : undefined;
  }, [place]);
}
