import { useState } from 'react';

/** Where the own picture lies over the other one. */
export const corners = ['top-start', 'top-end', 'bottom-start', 'bottom-end'] as const;
export type Corner = (typeof corners)[number];

/** How someone wants to see themselves. */
export interface OwnPicture {
  readonly corner: Corner;
  readonly isHidden: boolean;
}

/** Kept for as long as the page, over the calls in it. */
let kept: OwnPicture = { corner: 'bottom-end', isHidden: false };

/** How the own picture is shown, and the function that changes it. */
export function useOwnPicture(): readonly [OwnPicture, (change: Partial<OwnPicture>) => void] {
  const [shown, setShown] = useState(kept);
  const change = (next: Partial<OwnPicture>) => {
    kept = { ...kept, ...next };
    setShown(kept);
  };
  return [shown, change];
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** The corner of an area that the middle of a box is nearest to. */
export function nearestCorner(box: Box, area: Box, direction: 'ltr' | 'rtl'): Corner {
  const isLeft = box.left + box.width / 2 < area.left + area.width / 2;
  const isTop = box.top + box.height / 2 < area.top + area.height / 2;
  const isStart = isLeft === (direction === 'ltr');
  return `${isTop ? 'top' : 'bottom'}-${isStart ? 'start' : 'end'}`;
}
