import { theme, up } from '@sakina/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useRoomPlaces } from '../window/places.ts';

const Tiles = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x1h};
  @media ${up.sm} {
    &[data-count='3'], &[data-count='4'], &[data-count='5'], &[data-count='6'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    /* Two people: the other one is large, the own picture small in its corner. */
    &[data-count='2'] { grid-template-columns: minmax(0, 1fr); position: relative; }
    &[data-count='2'] > [data-self] {
      position: absolute;
      inset-block-start: ${theme.space.x1h};
      inset-inline-end: ${theme.space.x1h};
      inline-size: 28%;
      min-inline-size: 9rem;
    }
  }
  @media (orientation: landscape) and (max-height: 30em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    &[data-count='2'] > [data-self] { position: static; inline-size: auto; }
  }
`;
/* The middle of the room's window: pictures fill it, whole, and none is pushed out of sight. */
const Filled = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  grid-auto-rows: minmax(min(7rem, 100%), 1fr);
  gap: ${theme.space.x1};
  min-block-size: 0;
  overflow-y: auto;
  &:not([data-count='1'], :has(> figure[data-corner])) {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  }
  & > figure { aspect-ratio: auto; min-block-size: 0; }
  & > figure > video { object-fit: contain; }
  & > [data-corner] { position: absolute; z-index: 1; }
  & > [data-corner^='top'] { inset-block-start: ${theme.space.x1}; }
  & > [data-corner^='bottom'] { inset-block-end: ${theme.space.x1}; }
  & > [data-corner$='start'] { inset-inline-start: ${theme.space.x1}; }
  & > [data-corner$='end'] { inset-inline-end: ${theme.space.x1}; }
  & > figure[data-corner] {
    inline-size: 18%;
    min-inline-size: 6.5rem;
    aspect-ratio: 16 / 9;
    font-size: 0.625rem;
    touch-action: none;
    cursor: grab;
  }
  & > figure[data-dragged] { z-index: 5; cursor: grabbing; }
  & > figure[data-corner] figcaption { padding: 0 0.25rem; }
  /* A small picture has room for its name and its menu; whether one is muted is at the switch. */
  & > figure[data-corner] > :last-child > span { display: none; }
`;

export interface PicturesProps {
  /** How many there are. */
  count: number;
  children: ReactNode;
}

/** The people of a call. On a page they stand below each other; in the window of a room they fill its middle. */
export function Pictures({ count, children }: PicturesProps) {
  const Grid = useRoomPlaces() === null ? Tiles : Filled;
  return <Grid data-count={count}>{children}</Grid>;
}

const Screen = styled.div`
  display: contents;
  [data-room-window] & { display: grid; flex: 3; min-block-size: 0; }
  [data-room-window] & > figure { aspect-ratio: auto; min-block-size: 0; }
  [data-room-window] & > figure > video { object-fit: contain; }
`;

/** A screen that someone shares, larger than the people. */
export function SharedScreen({ children }: { children: ReactNode }) {
  return <Screen>{children}</Screen>;
}
