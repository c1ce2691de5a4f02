import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useRoomPlaces } from './places.ts';
import type { RoomPlace } from './places.ts';

/**
 * Puts a part where the window of the room has its place for it: over the stage, above the bar, in the bar. On a page
 * without such a window it stays where it is.
 */
export function InPlace({ at, children }: { at: RoomPlace; children: ReactNode }) {
  const places = useRoomPlaces();
  if (places === null) return <>{children}</>;
  const place = places.at[at];
  return place && createPortal(children, place);
}
