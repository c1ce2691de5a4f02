/** For the stories of screens; nothing of the product imports it. */
import { useState } from 'react';
import type { ReactNode } from 'react';

export interface StoryPlaceProps<Place> {
  /** What is open when the story opens. */
  start: Place;
  /** Called when it changes. */
  onChange: (next: Place) => void;
  /** Renders the screen at a place; `go` changes it. */
  children: (place: Place, go: (next: Place) => void) => ReactNode;
}

/** Stands in for the address, which the app keeps the place of a screen in; `StoryAddress` follows links as well. */
export function StoryPlace<Place>({ start, onChange, children }: StoryPlaceProps<Place>) {
  const [place, setPlace] = useState(() => start);
  return children(place, (next) => {
    setPlace(() => next);
    onChange(next);
  });
}
